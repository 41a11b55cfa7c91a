import { seedAdmin } from "../accounts/seed-admin";
import { migrate } from "../platform/db/migrate";
import { startEngine } from "../platform/engine/engine";
import { homeDir } from "../platform/places";
import { runCommand } from "../platform/run-command";
import { bootAndSeed } from "../seed/run-seeds";

void runCommand(async () => {
  await migrate(homeDir);
  const { container } = await bootAndSeed(startEngine);
  await seedAdmin(container);
  console.log("The shop has its base data.");
});
