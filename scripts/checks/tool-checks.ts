import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root";
import { runTool, toolFile } from "../testing/run-tool";
import type { Check } from "./check";

const PROJECTS = ["backend", "storefront", "admin", "demo", "."];

/** Format and lint of every file. */
export const biomeCheck: Check = {
  name: "format and lint",
  run: () => problemsOf([toolFile("@biomejs/biome", "bin/biome"), "ci", "--colors=off", "."]),
};

/** Unused files, exports and dependencies, and dependencies that are not listed where they are imported. */
export const knipCheck: Check = {
  name: "nothing unused, nothing unlisted",
  run: () => problemsOf([toolFile("knip", "bin/knip.js"), "--no-progress", "--no-config-hints"]),
};

/** Strict types, per project: by the native compiler, whose answers are the same in a third of the time. */
export const typeChecks: Check[] = PROJECTS.filter((folder) =>
  existsSync(join(root, folder, "tsconfig.json")),
).map((folder) => ({
  name: `types of ${folder === "." ? "scripts, sandbox and e2e" : folder}`,
  run: () => {
    const memory = join(".cache", "tsc", `${folder === "." ? "root" : folder}.tsbuildinfo`);
    const args = ["-p", folder, "--noEmit", "--incremental", "--tsBuildInfoFile", memory];
    return problemsOf([toolFile("typescript-native", "bin/tsc"), ...args]);
  },
}));

async function problemsOf(args: string[]): Promise<{ problems: string[] }> {
  const { code, output } = await runTool(args, { isQuiet: true });
  return { problems: code === 0 ? [] : [output.trim()] };
}
