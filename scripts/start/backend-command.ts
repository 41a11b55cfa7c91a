import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "../postgres";
import { root } from "../root";
import { PlainFailure } from "../setup/plain-failure.mjs";
import { prepareDataFolder } from "./data-folder";
import { findRunning, lockData } from "./data-lock";
import { type LauncherEnv, parseLauncherEnv, readEnvironment } from "./env";

/**
 * Runs one of the backend's commands on the shop's database, whether the shop is open or closed; gives its exit code.
 * @param more variables for this command alone
 */
export async function runBackendCommand(args: string[], more: Record<string, string> = {}): Promise<number> {
  const source = readEnvironment();
  const env = parseLauncherEnv({ ...source, NODE_ENV: "development" });
  const { databaseUrl, close } = await openDatabase(env);
  try {
    const { DATA_DIR, PUBLIC_URL } = env;
    return await runToEnd(args, { ...source, ...more, DATA_DIR, PUBLIC_URL, DATABASE_URL: databaseUrl });
  } finally {
    await close();
  }
}

/** The database of the shop, open or closed; a closed one is started until `close`. */
export async function openDatabase(
  env: LauncherEnv,
): Promise<{ databaseUrl: string; close: () => Promise<void> }> {
  const known = env.DIRECT_DATABASE_URL ?? env.DATABASE_URL ?? findRunning(env.DATA_DIR)?.databaseUrl;
  if (known) return { databaseUrl: known, close: async () => {} };
  refuseWithoutShop(env);
  prepareDataFolder(env.DATA_DIR);
  const lock = await lockData(env.DATA_DIR, "no address (a command)");
  // What a command writes belongs to the journal too: one with a gap leads nowhere.
  const archive = env.WAL_ARCHIVE_DIR;
  const postgres = await startPostgres({
    dataDir: env.DATA_DIR,
    say: console.log,
    ...(archive && { archive }),
  });
  return {
    databaseUrl: postgres.url,
    close: async () => {
      await postgres.stop();
      lock.release();
    },
  };
}

/** A command without its shop's variables would make an empty shop, and tell of that one: its backup, its admin. */
export function refuseWithoutShop({ DATABASE_URL, DATA_DIR }: LauncherEnv): void {
  if (DATABASE_URL || existsSync(join(DATA_DIR, "postgres"))) return;
  throw new PlainFailure(
    `There is no shop in ${DATA_DIR}, or this user may not look there: start it once (npm start), or name its database in DATABASE_URL, or its folder in DATA_DIR; under systemd see docs/operating.md, "From one machine to ten".`,
  );
}

function runToEnd(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const program = join(root, "backend", "bin", "backend.cjs");
  const child = spawn(process.execPath, [program, ...args], { env: { ...env }, stdio: "inherit" });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}
