import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "./root";

/** Runs a command of the backend that needs no database; resolves to its exit code. */
export async function runBackendTool(command: string): Promise<number> {
  const entrance = join(root, "backend/bin/backend.cjs");
  const backend = spawn(process.execPath, [entrance, command], { stdio: "inherit" });
  const [code] = await once(backend, "exit");
  return Number(code ?? 1);
}
