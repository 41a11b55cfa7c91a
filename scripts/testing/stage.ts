/** The outcome of one part of `npm test`. */
export type Tally = { passed: number; failed: number };

export type Stage = { name: string; run: () => Promise<Tally> };

/** A stage that ran nothing proves nothing, so it counts as one failure. */
export function refuseEmpty({ passed, failed }: Tally): Tally {
  return passed + failed === 0 ? { passed: 0, failed: 1 } : { passed, failed };
}

/** Runs the stages in sequence, all of them even after a failure, and prints a summary; returns the exit code. */
export async function runStages(stages: Stage[]): Promise<number> {
  const rows: string[] = [];
  const sum: Tally = { passed: 0, failed: 0 };
  for (const { name, run } of stages) {
    console.log(`\n━━ ${name}`);
    const startedAt = Date.now();
    const tally = refuseEmpty(await runSafely(name, run));
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    sum.passed += tally.passed;
    sum.failed += tally.failed;
    rows.push(
      `${name.padEnd(10)} ${`${tally.passed} passed, ${tally.failed} failed`.padEnd(26)} ${seconds} s`,
    );
  }
  console.log(`\n━━ summary\n${rows.join("\n")}\n`);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 && sum.passed > 0 ? 0 : 1;
}

async function runSafely(name: string, run: () => Promise<Tally>): Promise<Tally> {
  try {
    return await run();
  } catch (error) {
    console.error(`✖ ${name}: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  }
}
