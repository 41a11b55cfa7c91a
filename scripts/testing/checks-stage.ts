import { buildChecks } from "../checks/builds";
import type { Check } from "../checks/check";
import { firstLoadCheck } from "../checks/first-load";
import { fontsCheck } from "../checks/fonts";
import { homeWeightCheck } from "../checks/home-weight";
import { oneCopyCheck } from "../checks/one-copy";
import { panelFirstLoadCheck } from "../checks/panel-first-load";
import { biomeCheck, knipCheck, typeChecks } from "../checks/tool-checks";
import { wholeLockCheck } from "../checks/whole-lock";
import type { Stage } from "./stage";

/** Checks of one row run in parallel; each row waits for the one above it. */
const ROWS: Check[][] = [
  [wholeLockCheck, oneCopyCheck, biomeCheck, knipCheck],
  ...pairs(typeChecks),
  ...pairs(buildChecks),
  [firstLoadCheck, panelFirstLoadCheck, homeWeightCheck, fontsCheck],
];

/** The checks that need no running shop: format, lint, types, builds, weights. */
export const checksStage: Stage = {
  name: "checks",
  run: async () => {
    const failures: string[] = [];
    for (const row of ROWS) failures.push(...(await Promise.all(row.map(broken))).flat());
    return { passed: ROWS.flat().length - failures.length, failed: failures.length, failures };
  },
};

/** Runs and prints one check; its name and first problem if it does not hold. */
async function broken({ name, run }: Check): Promise<string[]> {
  const startedAt = Date.now();
  // A check that cannot even begin is one that does not hold.
  const { problems, note } = await Promise.resolve()
    .then(run)
    .catch((error: Error) => ({ problems: [error.message], note: undefined }));
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${problems.length === 0 ? "✓" : "✖"} ${name} (${seconds} s)${note ? `\n    ${note}` : ""}`);
  for (const problem of problems) console.log(problem.replace(/^/gm, "    "));
  return problems.slice(0, 1).map((problem) => `${name}: ${problem.split("\n", 1)[0]}`);
}

function pairs(checks: Check[]): Check[][] {
  return Array.from({ length: Math.ceil(checks.length / 2) }, (_, at) => checks.slice(at * 2, at * 2 + 2));
}
