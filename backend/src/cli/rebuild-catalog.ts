import { parseArgs } from "node:util";
import { countToRebuild, rebuildCatalog } from "../catalog/projection/rebuild";
import { isAtSearchModule } from "../catalog/search-engine/chosen";
import { askForBuild } from "../catalog/search-engine/state";
import { migrate } from "../platform/db/migrate";
import { homeDir } from "../platform/places";
import { runCommand } from "../platform/run-command";

/** Not each of two thousand portions of a large catalogue. */
const lineEveryMs = 2_000;

/**
 * `rebuild-catalog [--all] [--after=ID]`: updates the read model from the engine; with --all every row is written again. It
 * may be ended at any time, and tells after which product it goes on. `rebuild-catalog --index`: has the worker build the
 * search engine's index anew (CATALOG_INDEX=search), beside the one in use.
 */
void runCommand(async () => {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { all: { type: "boolean" }, after: { type: "string" }, index: { type: "boolean" } },
  });
  await migrate(homeDir);
  if (values.index) {
    if (!isAtSearchModule())
      throw new Error("The index is in each process (CATALOG_INDEX=memory): a restart loads it anew.");
    await askForBuild();
    console.log("The worker builds the search engine's index anew; the old one answers meanwhile.");
    return;
  }
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
