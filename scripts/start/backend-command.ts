import { spawn } from "node:child_process";
import { join } from "node:path";
import { startPostgres } from "../postgres";
import { root } from "../root";
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

function runToEnd(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const program = join(root, "backend", "bin", "backend.cjs");
  const child = spawn(process.execPath, [program, ...args], { env: { ...env }, stdio: "inherit" });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}
