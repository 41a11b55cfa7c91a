import { seedAdmin } from "../accounts/seed-admin";
import { migrate } from "../platform/db/migrate";
import { startEngine } from "../platform/engine/engine";
import { homeDir } from "../platform/places";
import { runCommand } from "../platform/run-command";
import { runSeeds } from "../seed/run-seeds";

void runCommand(async () => {
  await migrate(homeDir);
  const { container } = await startEngine();
  await runSeeds(container);
  await seedAdmin(container);
  console.log("The shop has its base data.");
});
