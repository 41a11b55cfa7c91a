import { parseArgs } from "node:util";
import { runCommand } from "../../backend/src/platform/run-command";
import {
  askAtEngine,
  askInMemory,
  evaluateSearch,
  firstOf,
  type Outcome,
  precisionOf,
  recallOf,
} from "../evaluation/evaluate";

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(7);

const line = (name: string, outcomes: readonly Outcome[]) =>
  `  ${percent(recallOf(outcomes))}  ${percent(precisionOf(outcomes))}  ${percent(firstOf(outcomes))}  ${name}, ${outcomes.length} queries`;

/**
 * `search-eval [--index=memory|search]`: recall@5, precision@5 and first hits of the fixed queries over the demo catalogue, and the queries
 * that fell short.
 */
void runCommand(async () => {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { index: { type: "string", default: "memory" } },
  });
  if (values.index !== "memory" && values.index !== "search")
    throw new Error("search-eval takes --index=memory or --index=search.");
  const outcomes = evaluateSearch(values.index === "search" ? await askAtEngine() : askInMemory());
  for (const { script, query, rules, recall, precision, isFirstRight, top } of outcomes) {
    if (recall === 1 && precision === 1 && isFirstRight) continue;
    console.log(`${percent(recall)} ${percent(precision)}  ${script}: ${query}  (${rules})`);
    console.log(`                  ${top.join(", ")}`);
  }
  console.log("\n   recall  precision  first hit");
  for (const script of new Set(outcomes.map((outcome) => outcome.script)))
    console.log(
      line(
        script,
        outcomes.filter((outcome) => outcome.script === script),
      ),
    );
  console.log(line("all", outcomes));
});
