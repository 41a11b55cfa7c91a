import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { ensureAdmin } from "../accounts/ensure-admin";
import { endSessionsOf } from "../accounts/sessions/sessions";
import { staffRoles } from "../contract/roles";
import { migrate } from "../platform/db/migrate";
import { startEngine } from "../platform/engine/engine";
import { homeDir } from "../platform/places";
import { runCommand } from "../platform/run-command";
import { isGuessable } from "../platform/secrets/guessable-password";

/**
 * `create-admin E-MAIL [--role=ROLE]`: asks for the password, so that it stays out of the shell's history, or takes it from
 * NEW_PASSWORD. ADMIN_PASSWORD is in the environment of every server, and is the first owner's.
 */
void runCommand(async () => {
  const words = process.argv.slice(3);
  const wanted = words.find((word) => word.startsWith("--role="))?.slice("--role=".length);
  const [email, ...others] = words.filter((word) => !word.startsWith("--role="));
  if (!email?.includes("@") || others.length > 0)
    throw new Error("Say whose, and as what: create-admin name@shop.example --role=packer");
  const password = process.env.NEW_PASSWORD || (await askPassword());
  if (isGuessable(password))
    throw new Error("The password needs at least 8 characters and must not be a common one.");
  const role = staffRoles.find((one) => one === wanted);
  if (wanted && !role) throw new Error(`A role is one of ${staffRoles.join(", ")}.`);
  await migrate(homeDir);
  const engine = await startEngine();
  const { id } = await ensureAdmin(engine.container, { email, password, ...(role && { role }) });
  await endSessionsOf(id);
  console.log(`${email} can sign in as an admin now.`);
});

async function askPassword(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = once(terminal, "close").then(() => {
    throw new Error("Nobody can be asked here: set NEW_PASSWORD.");
  });
  const answer = await Promise.race([terminal.question("Password (8 characters or more): "), closed]);
  terminal.close();
  return answer;
}
