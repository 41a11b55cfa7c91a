import { createInterface } from "node:readline/promises";
import { ensureAdmin } from "../account/ensure-admin";
import { migrate } from "../db/migrate";
import { homeDir, startEngine } from "../engine";
import { runCommand } from "../run-command";

/** `create-admin E-MAIL`: asks for the password (or takes ADMIN_PASSWORD), so that it stays out of the shell's history. */
void runCommand(async () => {
  const email = process.argv[3];
  if (!email?.includes("@")) throw new Error("Say whose: create-admin name@shop.example");
  const password = process.env.ADMIN_PASSWORD || (await askPassword());
  if (password.length < 8) throw new Error("The password needs at least 8 characters.");
  await migrate(homeDir);
  const engine = await startEngine();
  await ensureAdmin(engine.container, { email, password });
  console.log(`${email} can sign in as an admin now.`);
});

async function askPassword(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("Password (8 characters or more): ");
  terminal.close();
  return answer;
}
