import { join } from "node:path";
import { root } from "../root";
import { LogFile } from "../start/log-file";
import { runBuild } from "../start/run-build";
import { backendBuild, frontBuilds, isStale, makeBuild } from "../start/workspace-builds";
import type { Check } from "./check";

/** Builds every workspace; later checks and the journeys use the results. */
export const buildChecks: Check[] = [backendBuild, ...frontBuilds].map((build) => ({
  name: `build of ${build.workspace}`,
  run: async () => {
    if (!isStale(build)) return { problems: [], note: "built from the present sources already" };
    const log = new LogFile(join(root, ".cache", "logs", "build.log"));
    const around = { log, say: (line: string) => console.log(`  ${line}`), started: () => {} };
    await makeBuild(build, (workspace) => runBuild(workspace, around));
    return { problems: [] };
  },
}));
