import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const secret = () => randomBytes(32).toString("hex");
const shape = z.object({
  JWT_SECRET: z.string(),
  COOKIE_SECRET: z.string(),
  PROXY_SECRET: z.string(),
  VAPID_PRIVATE_KEY: z.string(),
  /** The base of the keys of the sandbox's services. */
  SANDBOX_SECRET: z.string(),
});

/** Secrets of this data folder, created once and readable only by its owner, so that sessions survive a restart. */
export function localSecrets(dataDir: string): z.infer<typeof shape> {
  const file = join(dataDir, "secrets.json");
  const fresh = {
    JWT_SECRET: secret(),
    COOKIE_SECRET: secret(),
    PROXY_SECRET: secret(),
    VAPID_PRIVATE_KEY: secret(),
    SANDBOX_SECRET: secret(),
  };
  const secrets = existsSync(file) ? { ...fresh, ...readWhatIsThere(file) } : fresh;
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return shape.parse(secrets);
}

function readWhatIsThere(file: string): object {
  try {
    return shape.partial().parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    // Half-written because of a full disk: new ones only sign all users out.
    return {};
  }
}
