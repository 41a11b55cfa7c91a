import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root";
import { countVitest } from "./count";
import { runTool, toolFile } from "./run-tool";
import type { Stage } from "./stage";

/** A stage that runs one project of vitest.config.ts. */
export function vitestStage(project: string): Stage {
  return {
    name: project,
    run: async () => {
      const report = join(root, ".cache", "test-results", `${project}.json`);
      rmSync(report, { force: true });
      const { code } = await runTool([
        toolFile("vitest", "vitest.mjs"),
        "run",
        `--project=${project}`,
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report}`,
      ]);
      return countVitest(JSON.parse(readFileSync(report, "utf8")), code);
    },
  };
}
