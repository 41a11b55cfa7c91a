import { strangerCases } from "../faults/cases/strangers";
import { runFaults } from "../faults/main";
import type { Ran } from "../faults/report";
import { runTool, toolFile } from "./testing/run-tool";

/** The limit for a neighbour's longest wait on an otherwise idle machine. */
const calmGoalMs = 200;

/** The longest wait of a neighbour next to any of the strangers, in a sentence. */
function longestWait(ran: Ran[]): string {
  const waits = ran.flatMap(({ fault, ...rest }) => {
    const wait = "outcome" in rest ? rest.outcome.longestWait : undefined;
    return wait ? [{ ...wait, name: fault.name }] : [];
  });
  const [most] = waits.sort((one, other) => other.ms - one.ms);
  if (!most) return "No neighbour was there to wait.";
  const { ms, path, name } = most;
  return `A neighbour's longest wait: ${Math.round(ms)} ms, for ${path} beside ${name} (wanted on a calm machine: ${calmGoalMs} ms)`;
}

/**
 * `npm run fuzz`: all generated requests, with a table of their responses (FUZZ_RUNS, FUZZ_SEED); then strangers of
 * each kind against a whole shop, and the longest wait of a neighbour next to them.
 */
export async function main(): Promise<number> {
  const { code } = await runTool(
    [toolFile("vitest", "vitest.mjs"), "run", "--project=http", "backend/test/fuzz.http.test.ts"],
    { env: { FUZZ_RUNS: process.env.FUZZ_RUNS ?? "20000" } },
  );
  const ran = await runFaults(strangerCases.map((fault) => ({ fault, amount: fault.full })));
  console.log(longestWait(ran));
  const isBroken = ran.some((one) => "outcome" in one && one.outcome.violations.length > 0);
  return code || (isBroken ? 1 : 0);
}
