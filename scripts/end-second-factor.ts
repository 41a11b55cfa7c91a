import { PlainFailure } from "./setup/plain-failure.mjs";
import { runBackendCommand } from "./start/backend-command";

/** `npm run end-second-factor -- you@example.com`: for staff who lost both their phone and their recovery codes. */
export async function main([email]: string[]): Promise<number> {
  if (!email?.includes("@"))
    throw new PlainFailure("Say whose: npm run end-second-factor -- you@example.com");
  return runBackendCommand(["end-second-factor", email]);
}
