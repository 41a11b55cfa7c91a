import { findAdminBy } from "../accounts/person";
import { endFactor } from "../accounts/second-factor/factor";
import { endSessionsOf } from "../accounts/sessions/sessions";
import { runCommand } from "../platform/run-command";

/** Removes the second factor of a staff member who has lost both the phone and the recovery codes. */
void runCommand(async () => {
  const email = process.argv[3]?.trim().toLowerCase();
  if (!email?.includes("@")) throw new Error("Say whose: end-second-factor name@shop.example");
  const admin = await findAdminBy(email);
  if (!admin) throw new Error(`Nobody on the staff has the e-mail ${email}.`);
  if (!(await endFactor(admin.id))) {
    console.log(`${email} has no second factor: nothing is changed.`);
    return;
  }
  await endSessionsOf(admin.id);
  console.log(
    `${email} signs in with the password alone now, and is told so by mail. Their sessions are ended.`,
  );
});
