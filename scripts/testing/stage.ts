/** The outcome of one part of `npm test`; `failures` names what failed and why, a line each. */
export type Tally = { passed: number; failed: number; failures?: string[] };

export type Stage = { name: string; run: () => Promise<Tally> };

/** A stage that ran nothing proves nothing, so it counts as one failure. */
export function refuseEmpty(tally: Tally): Tally {
  if (tally.passed + tally.failed > 0) return tally;
  return { passed: 0, failed: 1, failures: ["nothing ran"] };
}

/**
 * Runs the stages in sequence, all of them even after a failure, and prints a summary that ends with what failed,
 * since a build server often shows only the last lines; returns the exit code.
 */
export async function runStages(stages: Stage[]): Promise<number> {
  const rows: string[] = [];
  const failures: string[] = [];
  const sum: Tally = { passed: 0, failed: 0 };
  for (const { name, run } of stages) {
    console.log(`\n━━ ${name}`);
    const startedAt = Date.now();
    const tally = refuseEmpty(await runSafely(run));
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    sum.passed += tally.passed;
    sum.failed += tally.failed;
    failures.push(...(tally.failures ?? []).map((failure) => `✖ ${name}: ${failure}`));
    rows.push(
      `${name.padEnd(10)} ${`${tally.passed} passed, ${tally.failed} failed`.padEnd(26)} ${seconds} s`,
    );
  }
  console.log(`\n━━ summary\n${rows.join("\n")}\n`);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  for (const failure of failures) console.log(failure);
  return sum.failed === 0 && sum.passed > 0 ? 0 : 1;
}

async function runSafely(run: () => Promise<Tally>): Promise<Tally> {
  try {
    return await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, failures: [message] };
  }
}
