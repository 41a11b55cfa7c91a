import { runFaults } from "../faults/main";
import { strangerRows } from "../faults/rows/strangers";
import { runTool, toolFile } from "./testing/run-tool";

/**
 * `npm run fuzz`: the generated requests in full, with a table of what they were answered (FUZZ_RUNS, FUZZ_SEED); then
 * strangers of each kind against a whole shop, and how long a neighbour waited beside them at most.
 */
export async function main(): Promise<number> {
  const { code } = await runTool(
    [toolFile("vitest", "vitest.mjs"), "run", "--project=http", "backend/test/fuzz.http.test.ts"],
    { env: { FUZZ_RUNS: process.env.FUZZ_RUNS ?? "20000" } },
  );
  const ran = await runFaults(strangerRows.map((fault) => ({ fault, amount: fault.full })));
  const isBroken = ran.some((one) => "outcome" in one && one.outcome.violations.length > 0);
  return code || (isBroken ? 1 : 0);
}
