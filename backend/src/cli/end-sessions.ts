import { endSessions } from "../accounts/sessions/end-all";
import { runCommand } from "../platform/run-command";

/** Signs out everybody, shoppers and staff, or only the person with the given e-mail. */
void runCommand(async () => {
  const kinds = await endSessions(process.argv[3]?.trim().toLowerCase());
  const staff = kinds.filter((kind) => kind === "admin").length;
  console.log(`Ended ${kinds.length} sessions, ${staff} of them of staff.`);
});
