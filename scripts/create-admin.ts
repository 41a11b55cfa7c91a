import { PlainFailure } from "./setup/plain-failure.mjs";
import { runBackendCommand } from "./start/backend-command";

/**
 * `npm run create-admin -- you@example.com ["a password"] [--role=packer]`: creates a staff account, or sets a new
 * password and lets a blocked one in again. Without a password argument it asks for one, which keeps it out of the
 * shell's history. Without a role somebody new is an owner, and somebody known keeps theirs.
 */
export async function main(words: string[]): Promise<number> {
  const role = words.filter((word) => word.startsWith("--role="));
  const [email, password] = words.filter((word) => !word.startsWith("--role="));
  if (!email?.includes("@")) throw new PlainFailure("Say whose: npm run create-admin -- you@example.com");
  return runBackendCommand(["create-admin", email, ...role], password ? { NEW_PASSWORD: password } : {});
}
