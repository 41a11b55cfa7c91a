import { buildChecks } from "../checks/builds";
import type { Check } from "../checks/check";
import { firstLoadCheck } from "../checks/first-load";
import { oneCopyCheck } from "../checks/one-copy";
import { biomeCheck, knipCheck, typeChecks } from "../checks/tool-checks";
import { wholeLockCheck } from "../checks/whole-lock";
import type { Stage, Tally } from "./stage";

/** Checks of one row run in parallel; each row waits for the one above it. */
const ROWS: Check[][] = [
  [wholeLockCheck, oneCopyCheck, biomeCheck, knipCheck],
  ...pairs(typeChecks),
  ...pairs(buildChecks),
  [firstLoadCheck],
];

/** The checks that need no running shop: format, lint, types, builds, weights. */
export const checksStage: Stage = {
  name: "checks",
  run: async () => {
    const tally: Tally = { passed: 0, failed: 0 };
    for (const row of ROWS) {
      const outcomes = await Promise.all(row.map(holds));
      tally.passed += outcomes.filter(Boolean).length;
      tally.failed += outcomes.filter((isFine) => !isFine).length;
    }
    return tally;
  },
};

async function holds({ name, run }: Check): Promise<boolean> {
  const startedAt = Date.now();
  // A check that cannot even begin is one that does not hold.
  const { problems, note } = await Promise.resolve()
    .then(run)
    .catch((error: Error) => ({ problems: [error.message], note: undefined }));
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${problems.length === 0 ? "✓" : "✖"} ${name} (${seconds} s)${note ? `\n    ${note}` : ""}`);
  for (const problem of problems) console.log(problem.replace(/^/gm, "    "));
  return problems.length === 0;
}

function pairs(checks: Check[]): Check[][] {
  return Array.from({ length: Math.ceil(checks.length / 2) }, (_, at) => checks.slice(at * 2, at * 2 + 2));
}
