import { spawn } from "node:child_process";
import { join } from "node:path";
import { repositoryRoot } from "../places";

/**
 * Migrates by the command, which goes past the pooler. In this process the engine would make its migrations on the
 * connections with which it serves afterwards.
 */
export async function migrateApart(): Promise<boolean> {
  const program = join(repositoryRoot, "backend/bin/backend.cjs");
  const child = spawn(process.execPath, [program, "migrate"], { stdio: ["ignore", "inherit", "inherit"] });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  if (code !== 0) throw new Error("The database could not be migrated: the lines before this one say why.");
  return true;
}
