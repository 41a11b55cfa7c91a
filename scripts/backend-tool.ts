import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "./root";

/** Runs a command of the backend, or of the demo on it, that needs no database; resolves to its exit code. */
export async function runBackendTool(
  command: string,
  entrance = "backend/bin/backend.cjs",
  args: readonly string[] = [],
): Promise<number> {
  const backend = spawn(process.execPath, [join(root, entrance), command, ...args], { stdio: "inherit" });
  const [code] = await once(backend, "exit");
  return Number(code ?? 1);
}
