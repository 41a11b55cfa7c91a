import { PlainFailure } from "./setup/plain-failure.mjs";
import { runBackendCommand } from "./start/backend-command";

/**
 * `npm run create-admin -- you@example.com ["a password"]`: creates an admin, or sets a new password. Without a
 * password argument it asks for one, which keeps it out of the shell's history.
 */
export async function main([email, password]: string[]): Promise<number> {
  if (!email?.includes("@")) throw new PlainFailure("Say whose: npm run create-admin -- you@example.com");
  return runBackendCommand(["create-admin", email], password ? { ADMIN_PASSWORD: password } : {});
}
