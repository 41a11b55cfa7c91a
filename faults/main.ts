import { parseArgs } from "node:util";
import { PlainFailure } from "../scripts/setup/plain-failure.mjs";
import { cases } from "./cases";
import { hasViolations, Lane, type Wanted } from "./lane";
import { head, type Ran, row } from "./report";

const usage = `npm run faults -- [--scale=small|full] [--rows=name,name:amount]
Rows: ${cases.map(({ name }) => name).join(", ")}`;

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

/**
 * Runs these cases and prints the table; returns the result of each. With a second lane, the cases from the end of the
 * list run beside those from its beginning, on a testbed of their own: a case spends much of its time waiting.
 */
export async function runFaults(faults: readonly Wanted[], { lanes: count = 1 } = {}): Promise<Ran[]> {
  const ran: Ran[] = [];
  const waiting = [...faults];
  const lanes = Array.from({ length: count }, () => new Lane());
  const close = () => Promise.all(lanes.map((lane) => lane.close()));
  const stop = () => {
    close().finally(() => process.exit(1));
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  console.log(head());
  const work = async (lane: Lane, at: number) => {
    const next = () => (at === 0 ? waiting.shift() : waiting.pop());
    for (let wanted = next(); wanted; wanted = next()) {
      const one = await lane.run(wanted);
      if (!one) continue;
      ran.push(one);
      console.log(row(one));
    }
  };
  try {
    const ended = await Promise.allSettled(lanes.map(work));
    const broken = ended.find((end) => end.status === "rejected");
    if (broken) throw broken.reason;
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    await close();
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
