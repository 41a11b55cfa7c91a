import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../scripts/root";
import type { Variables } from "./backend";

/** Runs one of the backend's commands to its end; returns its output, or throws its error output. */
export async function runCommand(env: Variables, args: readonly string[]): Promise<string> {
  const program = join(root, "backend", "bin", "backend.cjs");
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    env: { ...process.env, ...env },
  });
  return stdout;
}
