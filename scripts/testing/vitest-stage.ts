import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root";
import { countVitest } from "./count";
import { runTool, toolFile } from "./run-tool";
import type { Stage } from "./stage";

/** A stage that runs projects of vitest.config.ts; it has the name of the first. */
export function vitestStage(name: string, ...others: string[]): Stage {
  return {
    name,
    run: async () => {
      const report = join(root, ".cache", "test-results", `${name}.json`);
      rmSync(report, { force: true });
      const { code } = await runTool([
        toolFile("vitest", "vitest.mjs"),
        "run",
        ...[name, ...others].map((project) => `--project=${project}`),
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report}`,
      ]);
      return countVitest(JSON.parse(readFileSync(report, "utf8")), code);
    },
  };
}
