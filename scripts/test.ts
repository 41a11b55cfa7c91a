import { PlainFailure } from "./setup/plain-failure.mjs";
import { checksStage } from "./testing/checks-stage";
import { faultsStage } from "./testing/faults-stage";
import { journeysStage } from "./testing/journeys-stage";
import { runStages, type Stage } from "./testing/stage";
import { vitestStage } from "./testing/vitest-stage";

/** Of the faults much is waiting, so the journeys run beside them: each starts shops of its own. */
const ROWS: Stage[][] = [
  [checksStage],
  [vitestStage("unit", "apart", "components")],
  [vitestStage("http")],
  [faultsStage, journeysStage],
];
const STAGES = ROWS.flat();

/** `npm test`: everything; `npm test -- unit http`: these parts. */
export async function main(wanted: string[]): Promise<number> {
  const unknown = wanted.find((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown) {
    const names = STAGES.map(({ name }) => name).join(", ");
    throw new PlainFailure(`There is no part "${unknown}" of the tests: choose from ${names}.`);
  }
  return runStages(ROWS.map((row) => row.filter(({ name }) => wanted.length === 0 || wanted.includes(name))));
}
