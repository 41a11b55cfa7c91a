import { parseArgs } from "node:util";
import { PlainFailure } from "../scripts/setup/plain-failure.mjs";
import { cases } from "./cases";
import type { Fault, Outcome } from "./fault";
import { head, type Ran, row } from "./report";
import { settled } from "./shop/wait";
import { Testbed } from "./testbed/testbed";

const usage = `npm run faults -- [--scale=small|full] [--rows=name,name:amount]
Rows: ${cases.map(({ name }) => name).join(", ")}`;

type Wanted = { fault: Fault; amount: number };

/** The cases of `--rows`, each with its own amount if given, in the table's order. */
function wanted(names: string | undefined, scale: "full" | "small"): Wanted[] {
  if (!names) return cases.map((fault) => ({ fault, amount: fault[scale] }));
  const asked = new Map(names.split(",").map((word) => word.split(":", 2) as [string, string | undefined]));
  for (const [name, amount = "1"] of asked)
    if (!cases.some((fault) => fault.name === name) || !/^\d+$/.test(amount))
      throw new PlainFailure(`There is no row "${name}", or ${amount} is no amount.\n${usage}`);
  return cases
    .filter(({ name }) => asked.has(name))
    .map((fault) => ({ fault, amount: Number(asked.get(fault.name) ?? fault[scale]) }));
}

/** Runs one case, restarts what it stopped, waits for delayed work, and runs the audit. */
async function run(fault: Fault, testbed: Testbed, amount: number): Promise<Outcome> {
  const outcome = await fault.run(testbed, amount).catch(
    (error: Error): Outcome => ({
      orders: 0,
      refused: 0,
      violations: [`the case broke off: ${error.stack ?? error.message}`],
    }),
  );
  await testbed.recover();
  const unfinished = await settled(testbed);
  return { ...outcome, violations: [...outcome.violations, ...unfinished, ...(await testbed.audit())] };
}

const hasViolations = (one: Ran) => "outcome" in one && one.outcome.violations.length > 0;

/** Runs these cases and prints the table; returns the result of each. */
export async function runFaults(faults: Wanted[]): Promise<Ran[]> {
  const ran: Ran[] = [];
  let testbed: Testbed | undefined;
  const close = async (old: Testbed | undefined) => {
    const keep = ran.some(hasViolations);
    await old?.close({ keep });
    if (old && keep) console.log(`The logs are kept in ${old.dataDir}/logs`);
  };
  const stop = () => {
    close(testbed).finally(() => process.exit(1));
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  console.log(head());
  const note = (one: Ran) => {
    ran.push(one);
    console.log(row(one));
  };
  try {
    for (const { fault, amount } of faults) {
      const skipped = fault.unable?.();
      if (skipped) note({ fault, amount, seconds: 0, skipped });
      if (skipped || amount === 0) continue;
      if (testbed?.shape !== fault.shape) {
        await close(testbed);
        testbed = await Testbed.open(fault.shape);
      }
      const started = performance.now();
      const outcome = await run(fault, testbed, amount);
      note({ fault, amount, seconds: (performance.now() - started) / 1_000, outcome });
    }
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    await close(testbed);
  }
  return ran;
}

/** `npm run faults`: all faults that the shop must survive, at the full amounts unless specified. */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { scale: { type: "string" }, rows: { type: "string" } },
  });
  const { scale = "full" } = values;
  if (scale !== "full" && scale !== "small") throw new PlainFailure(usage);
  const ran = await runFaults(wanted(values.rows, scale));
  return ran.some(hasViolations) ? 1 : 0;
}
