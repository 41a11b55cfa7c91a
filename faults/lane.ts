import type { Fault, Outcome } from "./fault";
import type { Ran } from "./report";
import { addCategory } from "./shop/goods";
import { settled } from "./shop/wait";
import { Testbed } from "./testbed/testbed";

export type Wanted = { fault: Fault; amount: number };

export const hasViolations = (one: Ran) => "outcome" in one && one.outcome.violations.length > 0;

const told = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Restarts what a case stopped, waits for delayed work, and runs the audit; returns what is wrong then. */
async function audited(testbed: Testbed): Promise<string[]> {
  await testbed.recover();
  return [...(await settled(testbed)), ...(await testbed.audit())];
}

/** Runs one case, and looks at the shop after it. A shop that does not come back is no place for the next case. */
async function run(
  { fault, amount }: Wanted,
  testbed: Testbed,
): Promise<{ outcome: Outcome; isLost: boolean }> {
  let isLost = false;
  const outcome = await fault.run(testbed, amount).catch(
    (error: unknown): Outcome => ({
      orders: 0,
      refused: 0,
      violations: [`the case broke off: ${told(error)}`],
    }),
  );
  const found = await audited(testbed).catch((error: unknown) => {
    isLost = true;
    return [`the shop did not come back: ${told(error)}`];
  });
  return { outcome: { ...outcome, violations: [...outcome.violations, ...found] }, isLost };
}

async function openShop(shape: Fault["shape"]): Promise<Testbed> {
  const testbed = await Testbed.open(shape);
  try {
    await addCategory(testbed);
    return testbed;
  } catch (error) {
    await testbed.close({ keep: true });
    throw error;
  }
}

/** Runs cases in sequence; those of one topology share a testbed. */
export class Lane {
  private testbed: Testbed | undefined;
  private keepsLogs = false;

  /** The case's result; undefined if its amount is none. */
  async run({ fault, amount }: Wanted): Promise<Ran | undefined> {
    const skipped = fault.unable?.();
    if (skipped) return { fault, amount, seconds: 0, skipped };
    if (amount === 0) return undefined;
    if (this.testbed?.shape !== fault.shape) await this.close();
    this.testbed ??= await openShop(fault.shape);
    const started = performance.now();
    const { outcome, isLost } = await run({ fault, amount }, this.testbed);
    const ran = { fault, amount, seconds: (performance.now() - started) / 1_000, outcome };
    this.keepsLogs ||= hasViolations(ran);
    if (isLost) await this.close();
    return ran;
  }

  /** Stops its testbed; the logs stay if a case on it found something. */
  async close(): Promise<void> {
    const { testbed, keepsLogs: keep } = this;
    this.testbed = undefined;
    this.keepsLogs = false;
    await testbed?.close({ keep });
    if (testbed && keep) console.log(`The logs are kept in ${testbed.dataDir}/logs`);
  }
}
