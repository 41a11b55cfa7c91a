import { join } from "node:path";
import { root } from "../root";
import { runBuild } from "../start/build-front";
import { buildFront, fronts, isStale } from "../start/fronts";
import { LogFile } from "../start/log-file";
import type { Check } from "./check";

/** The fronts build; later checks and the journeys use what comes out. */
export const buildChecks: Check[] = fronts.map((front) => ({
  name: `build of ${front.workspace}`,
  run: async () => {
    if (!isStale(front)) return { problems: [], note: "built from the present sources already" };
    const log = new LogFile(join(root, ".cache", "logs", "build.log"));
    const around = { log, say: (line: string) => console.log(`  ${line}`), started: () => {} };
    await buildFront(front, (workspace) => runBuild(workspace, around));
    return { problems: [] };
  },
}));
