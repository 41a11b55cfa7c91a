import { basename } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import type { Tally } from "./stage";

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Counts a JSON report of vitest; a file that could not be loaded is one failure. */
export function countVitest(report: unknown, exitCode: number): Tally {
  const { numPassedTests: passed, numFailedTests, testResults } = vitestReport.parse(report);
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  );
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((result) => result.status === "failed")
      .map((result) => named(`${basename(name)} › ${result.fullName}`, result.failureMessages?.[0])),
  );
  failures.push(...unloaded.map(({ name, message }) => named(basename(name), message)));
  return { passed, failed: atLeastOne(numFailedTests + unloaded.length, exitCode), failures };
}

type Suite = { title: string; specs?: { title: string; ok: boolean; tests: Run[] }[]; suites?: Suite[] };
type Run = { status: string; results: { error?: { message?: string } }[] };

const run = z.object({
  status: z.string(),
  results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
});
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(z.object({ title: z.string(), ok: z.boolean(), tests: z.array(run) })).optional(),
    suites: z.array(suite).optional(),
  }),
);

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(suite),
});

/** So many journeys of a run may pass on their second try only; more say that something is wrong with all of them. */
const mayBeFlaky = 2;

/** Counts a JSON report of Playwright. A flaky journey is always named, and among too many it is a failure. */
export function countPlaywright(report: unknown, exitCode: number): Tally {
  const { stats, errors, suites } = playwrightReport.parse(report);
  const ended = (status: string) => suites.flatMap((each) => journeysThatEnded(status, each));
  const tooMany = stats.flaky > mayBeFlaky;
  const failures = [
    ...ended("unexpected"),
    ...errors.map(({ message }) => named("outside any journey", message)),
  ];
  return {
    passed: stats.expected + (tooMany ? 0 : stats.flaky),
    failed: atLeastOne(stats.unexpected + errors.length + (tooMany ? stats.flaky : 0), exitCode),
    failures: tooMany ? [...failures, ...ended("flaky")] : failures,
    flaky: tooMany ? [] : ended("flaky"),
  };
}

function journeysThatEnded(status: string, { title, specs = [], suites = [] }: Suite): string[] {
  const ended = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map(({ results }) => named(spec.title, results.find(({ error }) => error)?.error?.message)),
  );
  return [...ended, ...suites.flatMap((each) => journeysThatEnded(status, each))].map(
    (line) => `${title} › ${line}`,
  );
}

/** A failure in one line: its name, and the first line of its message, without colours. */
function named(name: string, message = "failed without a message"): string {
  const [first = ""] = stripVTControlCharacters(message).trim().split("\n");
  return `${name}: ${first}`;
}

/** The tool failed although its report shows no failure, such as an error outside any test. */
const atLeastOne = (failed: number, exitCode: number) => (exitCode === 0 ? failed : Math.max(1, failed));
