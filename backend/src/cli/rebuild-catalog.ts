import { rebuildCatalog } from "../catalog/projection/rebuild";
import { migrate } from "../platform/db/migrate";
import { homeDir } from "../platform/places";
import { runCommand } from "../platform/run-command";

/** `rebuild-catalog [--all]`: brings the read model up to the engine; with --all it is written anew. */
void runCommand(async () => {
  await migrate(homeDir);
  const count = await rebuildCatalog(process.argv.includes("--all"), (done, total) =>
    console.log(`catalogue: ${done}/${total} products`),
  );
  console.log(`The read model shows ${count} products as the engine has them.`);
});
