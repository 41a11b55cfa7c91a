import { migrate } from "../db/migrate";
import { homeDir } from "../engine";
import { runCommand } from "../run-command";

void runCommand(async () => {
  const changed = await migrate(homeDir);
  console.log(changed ? "The database has the current schema now." : "The database is up to date.");
});
