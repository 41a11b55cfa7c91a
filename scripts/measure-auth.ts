import { runTool, toolFile } from "./testing/run-tool";

/** `npm run measure:auth`: guesses codes ten thousand times, and times sign-ins with and without an account. */
export async function main(): Promise<number> {
  const { code } = await runTool([
    toolFile("vitest", "vitest.mjs"),
    "run",
    "--root=backend",
    "--config=vitest.measure.config.ts",
    "auth",
  ]);
  return code;
}
