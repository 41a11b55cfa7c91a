import { runTool, toolFile } from "./testing/run-tool";

/** `npm run fuzz`: the generated requests in full, with a table of what they were answered (FUZZ_RUNS, FUZZ_SEED). */
export async function main(): Promise<number> {
  const { code } = await runTool(
    [toolFile("vitest", "vitest.mjs"), "run", "--project=http", "backend/test/fuzz.http.test.ts"],
    { env: { FUZZ_RUNS: process.env.FUZZ_RUNS ?? "20000" } },
  );
  return code;
}
