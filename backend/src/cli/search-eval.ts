import { evaluateSearch, recallOf } from "../catalog/evaluation/evaluate";
import { runCommand } from "../run-command";

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** `search-eval`: recall@5 of the fixed queries over the demo catalogue, by script, and what was not found. */
void runCommand(async () => {
  const outcomes = evaluateSearch();
  for (const { script, query, wanted, recall, top } of outcomes.filter((outcome) => outcome.recall < 1)) {
    console.log(
      `${percent(recall).padStart(7)}  ${script}: ${query}  (${wanted})\n         ${top.join(", ")}`,
    );
  }
  console.log("\nrecall@5");
  for (const script of new Set(outcomes.map((outcome) => outcome.script))) {
    const own = outcomes.filter((outcome) => outcome.script === script);
    console.log(`  ${percent(recallOf(own)).padStart(7)}  ${script}, ${own.length} queries`);
  }
  console.log(`  ${percent(recallOf(outcomes)).padStart(7)}  all ${outcomes.length}`);
});
