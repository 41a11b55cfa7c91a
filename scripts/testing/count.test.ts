import { describe, expect, it } from "vitest";
import { countPlaywright, countVitest } from "./count";
import { refuseEmpty } from "./stage";

const file = (status: string, ...tests: string[]) => ({
  name: "/shop/scripts/x.test.ts",
  status,
  message: "",
  assertionResults: tests.map((each) => ({
    status: each,
    fullName: `a cart ${each}`,
    failureMessages: each === "failed" ? ["\u001b[31mexpected 2 to be 1\u001b[39m\n    at x.test.ts"] : [],
  })),
});

describe("counting what the tools report", () => {
  it("takes vitest's own numbers", () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [file("failed", "passed", "failed")],
    };
    expect(countVitest(report, 1)).toEqual({
      passed: 3,
      failed: 1,
      failures: ["x.test.ts › a cart failed: expected 2 to be 1"],
    });
  });

  it("counts a file that could not be loaded", () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 0,
      testResults: [file("passed", "passed"), file("failed")],
    };
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1, failures: ["x.test.ts: "] });
  });

  it("believes a bad exit code over a good report", () => {
    expect(countVitest({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, 1).failed).toBe(1);
  });

  const journeys = (status: string, ...titles: string[]) => {
    const tests = [{ status, results: [{ error: { message: "Timed out" } }, {}] }];
    return [
      {
        title: "cart.spec.ts",
        suites: [{ title: "a guest", specs: titles.map((title) => ({ title, ok: true, tests })) }],
      },
    ];
  };

  it("names a flaky journey, which is no failure", () => {
    const stats = { expected: 4, unexpected: 0, flaky: 1 };
    expect(countPlaywright({ stats, errors: [], suites: journeys("flaky", "pays") }, 0)).toEqual({
      passed: 5,
      failed: 0,
      failures: [],
      flaky: ["cart.spec.ts › a guest › pays: Timed out"],
    });
  });

  it("counts three flaky journeys as failed", () => {
    const stats = { expected: 4, unexpected: 0, flaky: 3 };
    const suites = journeys("flaky", "pays", "cancels", "returns");
    expect(countPlaywright({ stats, errors: [], suites }, 0)).toMatchObject({
      passed: 4,
      failed: 3,
      failures: [
        "cart.spec.ts › a guest › pays: Timed out",
        "cart.spec.ts › a guest › cancels: Timed out",
        "cart.spec.ts › a guest › returns: Timed out",
      ],
      flaky: [],
    });
  });

  it("counts a journey that fails twice as failed", () => {
    const stats = { expected: 4, unexpected: 1, flaky: 0 };
    expect(countPlaywright({ stats, errors: [], suites: journeys("unexpected", "pays") }, 1)).toMatchObject({
      passed: 4,
      failed: 1,
      failures: ["cart.spec.ts › a guest › pays: Timed out"],
    });
  });

  it("counts a part that ran nothing as failed", () => {
    expect(refuseEmpty({ passed: 0, failed: 0 })).toMatchObject({ passed: 0, failed: 1 });
  });
});
