import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "./root";

/** `npm run search:eval`: recall@5 of the fixed queries over the demo catalogue, by script. Needs no database. */
export async function main(): Promise<number> {
  const entrance = join(root, "backend/bin/backend.cjs");
  const backend = spawn(process.execPath, [entrance, "search-eval"], { stdio: "inherit" });
  const [code] = await once(backend, "exit");
  return Number(code ?? 1);
}
