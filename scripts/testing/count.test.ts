import { describe, expect, it } from "vitest";
import { countPlaywright, countVitest } from "./count";
import { refuseEmpty } from "./stage";

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

describe("counting what the tools report", () => {
  it("takes vitest's own numbers", () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [file("failed", "passed", "failed")],
    };
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1 });
  });

  it("counts a file that could not be loaded", () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 0,
      testResults: [file("passed", "passed"), file("failed")],
    };
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1 });
  });

  it("believes a bad exit code over a good report", () => {
    expect(countVitest({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, 1).failed).toBe(1);
  });

  it("counts a flaky journey as failed", () => {
    const stats = { expected: 4, unexpected: 0, flaky: 1 };
    expect(countPlaywright({ stats, errors: [] }, 0)).toEqual({ passed: 4, failed: 1 });
  });

  it("counts a part that ran nothing as failed", () => {
    expect(refuseEmpty({ passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
  });
});
