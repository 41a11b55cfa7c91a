import { rebuildCatalog } from "../catalog/projection/rebuild";
import { migrate } from "../platform/db/migrate";
import { homeDir } from "../platform/places";
import { runCommand } from "../platform/run-command";

/** `rebuild-catalog [--all]`: updates the read model from the engine; with --all it is rebuilt completely. */
void runCommand(async () => {
  await migrate(homeDir);
  const count = await rebuildCatalog(process.argv.includes("--all"), (done, total) =>
    console.log(`catalogue: ${done}/${total} products`),
  );
  console.log(`The read model shows ${count} products as the engine has them.`);
});
