import { accessSync, constants, mkdirSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { PlainFailure } from "../setup/plain-failure.mjs";

/** PostgreSQL's initial data, its WAL, and some reserve. */
const NEEDED_MB = 200;

/** Creates the data folder; throws one sentence if it cannot be written or its disk is nearly full. */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(join(dataDir, "logs"), { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
    accessSync(join(dataDir, "logs"), constants.W_OK);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOSPC")
      throw new PlainFailure(`The disk that holds ${dataDir} is full: free some room and start again.`);
    throw new PlainFailure(
      `The folder ${dataDir} cannot be written by this user (${code}): change its owner, or choose another with DATA_DIR=/a/folder npm start.`,
    );
  }
  const disk = statfsSync(dataDir);
  const freeMb = Math.floor((disk.bavail * disk.bsize) / 1e6);
  if (freeMb >= NEEDED_MB) return;
  throw new PlainFailure(
    `The disk that holds ${dataDir} has ${freeMb} MB left and the shop needs ${NEEDED_MB} MB: free some room and start again.`,
  );
}
