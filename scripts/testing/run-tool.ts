import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { root } from "../root";

const require = createRequire(import.meta.url);

/** A file inside an installed package, such as `("vitest", "vitest.mjs")`. */
export function toolFile(name: string, file: string): string {
  return join(dirname(require.resolve(`${name}/package.json`)), file);
}

type ToolOptions = { env?: Record<string, string>; isQuiet?: boolean };

/** Runs a Node program in the repository's folder; quiet ones return their output instead of showing it. */
export function runTool(
  args: string[],
  { env = {}, isQuiet = false }: ToolOptions = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", isQuiet ? "pipe" : "inherit", isQuiet ? "pipe" : "inherit"],
  });
  let output = "";
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: -1, output: error.message }));
    child.once("close", (code) => resolve({ code: code ?? -1, output }));
  });
}
