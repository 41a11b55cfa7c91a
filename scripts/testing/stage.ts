/**
 * The outcome of one part of `npm test`; `failures` names what failed and why, a line each, and `flaky` what passed on
 * its second try only.
 */
export type Tally = { passed: number; failed: number; failures?: string[]; flaky?: string[] };

export type Stage = { name: string; run: () => Promise<Tally> };

/** Of a program that passes or fails as a whole, by its exit code; null if a signal ended it. */
export const wholeTally = (exitCode: number | null): Tally =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A stage that ran nothing proves nothing, so it counts as one failure. */
export function refuseEmpty(tally: Tally): Tally {
  if (tally.passed + tally.failed > 0) return tally;
  return { passed: 0, failed: 1, failures: ["nothing ran"] };
}

/**
 * Runs the stages in sequence, those of an array side by side, all of them even after a failure, and prints a summary
 * that ends with what failed, since a build server often shows only the last lines; returns the exit code.
 */
export async function runStages(stages: (Stage | Stage[])[]): Promise<number> {
  const ran: Ran[] = [];
  for (const stage of stages) ran.push(...(await Promise.all([stage].flat().map(runStage))));
  const sum = (of: "passed" | "failed") => ran.reduce((total, { tally }) => total + tally[of], 0);
  console.log(`\n━━ summary\n${ran.map(asRow).join("\n")}\n`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  for (const { name, tally } of ran) {
    for (const line of tally.flaky ?? []) console.log(`⚠ ${name}: flaky, passed on its second try: ${line}`);
    for (const line of tally.failures ?? []) console.log(`✖ ${name}: ${line}`);
  }
  return sum("failed") === 0 && sum("passed") > 0 ? 0 : 1;
}

type Ran = { name: string; tally: Tally; seconds: number };

async function runStage({ name, run }: Stage): Promise<Ran> {
  console.log(`\n━━ ${name}`);
  const startedAt = Date.now();
  const tally = refuseEmpty(await runSafely(run));
  return { name, tally, seconds: (Date.now() - startedAt) / 1000 };
}

function asRow({ name, tally: { passed, failed }, seconds }: Ran): string {
  return `${name.padEnd(10)} ${`${passed} passed, ${failed} failed`.padEnd(26)} ${seconds.toFixed(1)} s`;
}

async function runSafely(run: () => Promise<Tally>): Promise<Tally> {
  try {
    return await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, failures: [message] };
  }
}
