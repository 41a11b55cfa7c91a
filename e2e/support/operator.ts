import { spawn } from "node:child_process";
import { dataDir, root } from "./data-dir";

/** Runs one of the operator's commands on the shop of the journeys, as in a terminal; throws with its output. */
export function runAsOperator(command: string, ...args: string[]): Promise<void> {
  // As in a separate terminal: the test runner's variables are not the operator's.
  const { NODE_ENV: _mode, DATABASE_URL: _database, ...env } = process.env;
  const child = spawn(process.execPath, ["scripts/run.mjs", command, ...args], {
    cwd: root,
    env: { ...env, DATA_DIR: dataDir() },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part) => {
      said += part;
    });
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`${command}: ${said}`))));
  });
}
