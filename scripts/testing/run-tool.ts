import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../root";

const require = createRequire(import.meta.url);

/** A file inside an installed package, such as `("vitest", "vitest.mjs")`; some packages export nothing to be resolved by. */
export function toolFile(name: string, file: string): string {
  const folders = require.resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name, file)).find((path) => existsSync(path));
  if (!found) throw new Error(`${file} of the package ${name} is not installed.`);
  return found;
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
