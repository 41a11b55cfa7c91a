import { migrate } from "../platform/db/migrate";
import { homeDir } from "../platform/places";
import { runCommand } from "../platform/run-command";

void runCommand(async () => {
  const changed = await migrate(homeDir);
  console.log(changed ? "The database has the current schema now." : "The database is up to date.");
});
