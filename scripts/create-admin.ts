import { PlainFailure } from "./setup/plain-failure.mjs";
import { runBackendCommand } from "./start/backend-command";

/**
 * `npm run create-admin -- you@example.com ["a password"]`: makes an admin, or gives one a new password. It is asked
 * for where it is not given, which keeps it out of the shell's history.
 */
export async function main([email, password]: string[]): Promise<number> {
  if (!email?.includes("@")) throw new PlainFailure("Say whose: npm run create-admin -- you@example.com");
  return runBackendCommand(["create-admin", email], password ? { ADMIN_PASSWORD: password } : {});
}
