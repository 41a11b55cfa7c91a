import { parseArgs } from "node:util";
import { countToRebuild, rebuildCatalog } from "../catalog/projection/rebuild";
import { migrate } from "../platform/db/migrate";
import { homeDir } from "../platform/places";
import { runCommand } from "../platform/run-command";

/** Not each of two thousand portions of a large catalogue. */
const lineEveryMs = 2_000;

/**
 * `rebuild-catalog [--all] [--after=ID]`: updates the read model from the engine; with --all every row is written again. It
 * may be ended at any time, and tells after which product it goes on.
 */
void runCommand(async () => {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { all: { type: "boolean" }, after: { type: "string" } },
  });
  await migrate(homeDir);
  let isStopped = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      isStopped = true;
    });
  const total = await countToRebuild(values.after);
  let told = 0;
  let place = values.after;
  const count = await rebuildCatalog({
    everything: values.all ?? false,
    after: values.after ?? "",
    isStopped: () => isStopped,
    onProgress: (last, done) => {
      place = last;
      if (Date.now() - told < lineEveryMs) return;
      told = Date.now();
      console.log(`catalogue: ${done}/${total} products, up to ${last}`);
    },
  });
  if (isStopped)
    throw new Error(
      `Ended after ${count} of ${total} products. To go on: npm run rebuild-catalog --${values.all ? " --all" : ""}${place ? ` --after=${place}` : ""}`,
    );
  console.log(`The read model shows ${count} products as the engine has them.`);
});
