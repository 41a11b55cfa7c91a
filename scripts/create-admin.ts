import { spawn } from "node:child_process";
import { join } from "node:path";
import { startPostgres } from "./postgres";
import { root } from "./root";
import { PlainFailure } from "./setup/plain-failure.mjs";
import { prepareDataFolder } from "./start/data-folder";
import { findRunning, lockData } from "./start/data-lock";
import { type LauncherEnv, parseLauncherEnv, readEnvironment } from "./start/env";

/** `npm run create-admin -- you@example.com`: makes an admin, or gives one a new password, in a running or a closed shop. */
export async function main([email]: string[]): Promise<number> {
  if (!email?.includes("@")) throw new PlainFailure("Say whose: npm run create-admin -- you@example.com");
  const source = readEnvironment();
  const env = parseLauncherEnv({ ...source, NODE_ENV: "development" });
  const { databaseUrl, close } = await openDatabase(env);
  try {
    return await runBackendCommand(["create-admin", email], { ...source, DATABASE_URL: databaseUrl });
  } finally {
    await close();
  }
}

async function openDatabase(env: LauncherEnv): Promise<{ databaseUrl: string; close: () => Promise<void> }> {
  const known = env.DATABASE_URL ?? findRunning(env.DATA_DIR)?.databaseUrl;
  if (known) return { databaseUrl: known, close: async () => {} };
  prepareDataFolder(env.DATA_DIR);
  const lock = await lockData(env.DATA_DIR, "(making an admin)");
  const postgres = await startPostgres({ dataDir: env.DATA_DIR, say: console.log });
  return {
    databaseUrl: postgres.url,
    close: async () => {
      await postgres.stop();
      lock.release();
    },
  };
}

function runBackendCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const program = join(root, "backend", "bin", "backend.cjs");
  const child = spawn(process.execPath, [program, ...args], { env: { ...env }, stdio: "inherit" });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}
