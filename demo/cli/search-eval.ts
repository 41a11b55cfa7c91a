import { runCommand } from "../../backend/src/platform/run-command";
import { evaluateSearch, firstOf, type Outcome, precisionOf, recallOf } from "../evaluation/evaluate";

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(7);

const line = (name: string, outcomes: readonly Outcome[]) =>
  `  ${percent(recallOf(outcomes))}  ${percent(precisionOf(outcomes))}  ${percent(firstOf(outcomes))}  ${name}, ${outcomes.length} queries`;

/**
 * `search-eval`: recall@5, precision@5 and first hits of the fixed queries over the demo catalogue, and the queries
 * that fell short.
 */
void runCommand(async () => {
  const outcomes = evaluateSearch();
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
