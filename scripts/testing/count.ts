import { z } from "zod";
import type { Tally } from "./stage";

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

/** Counts a JSON report of vitest; a file that could not be loaded is one failure. */
export function countVitest(report: unknown, exitCode: number): Tally {
  const { numPassedTests: passed, numFailedTests, testResults } = vitestReport.parse(report);
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  );
  return { passed, failed: atLeastOne(numFailedTests + unloaded.length, exitCode) };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** Counts a JSON report of Playwright; a journey that passes only on the second try is a failure. */
export function countPlaywright(report: unknown, exitCode: number): Tally {
  const { stats, errors } = playwrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: atLeastOne(stats.unexpected + stats.flaky + errors.length, exitCode),
  };
}

/** The tool failed although its report shows no failure, such as an error outside any test. */
const atLeastOne = (failed: number, exitCode: number) => (exitCode === 0 ? failed : Math.max(1, failed));
