import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import { withSecretFiles } from "../../backend/src/contract/secret-files";
import { postgresUrl, redisUrl } from "../../backend/src/platform/addresses";
import { root } from "../root";
import { PlainFailure } from "../setup/plain-failure.mjs";
import { demoAdmin } from "./demo-accounts";

const port = z.coerce.number().int().min(1).max(65535);
const secret = z.string().min(16, "needs at least 16 characters");

const shape = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  PORT: port.default(8000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: postgresUrl.optional(),
  DIRECT_DATABASE_URL: postgresUrl.optional(),
  BACKUP_DIR: z.string().optional(),
  WAL_ARCHIVE_DIR: z
    .string()
    .transform((folder) => resolve(root, folder))
    .optional(),
  REDIS_URL: redisUrl.optional(),
  SHOP_SEED: z.enum(["demo", "none"]).optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8, "needs at least 8 characters").optional(),
  JWT_SECRET: secret.optional(),
  COOKIE_SECRET: secret.optional(),
  PROXY_SECRET: secret.optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must be an smtp:// address")
    .optional(),
  MAIL_FROM: z.string().optional(),
  RAZORPAY_KEY_ID: z.string().optional(),
  SHIPROCKET_EMAIL: z.string().optional(),
  SANDBOX_PORT: port.default(8090),
  ENGINE_ADMIN: z.enum(["0", "1"]).optional(),
  ENGINE_ADMIN_PORT: port.default(9001),
  ENGINE_ADMIN_URL: z.url({ protocol: /^https?$/ }).optional(),
});

/** The variables that the launcher itself reads; all others are passed on to the processes unchanged. */
export type LauncherEnv = z.infer<typeof shape> & {
  PUBLIC_URL: string;
  SHOP_SEED: "demo" | "none";
  isProduction: boolean;
};

/** Without these a public shop would run on secrets that are publicly known or that change with the folder. */
const NEEDED_IN_PRODUCTION = [
  "PUBLIC_URL",
  "ADMIN_EMAIL",
  "ADMIN_PASSWORD",
  "JWT_SECRET",
  "COOKIE_SECRET",
  "SMTP_URL",
  "MAIL_FROM",
] as const;

/** Checks the variables and fills in the defaults; throws one sentence naming every bad or missing key. */
export function parseLauncherEnv(source: Record<string, string | undefined>): LauncherEnv {
  // `.env` files contain `REDIS_URL=` for a variable that is not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = shape.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${lowerFirst(issue.message)}`);
    throw new PlainFailure(`The settings are not right: ${faults.join("; ")} (see .env.example).`);
  }
  const env = parsed.data;
  if (env.DIRECT_DATABASE_URL && !env.DATABASE_URL)
    throw new PlainFailure(
      "DIRECT_DATABASE_URL needs DATABASE_URL, the way through the pooler (see .env.example).",
    );
  if (env.WAL_ARCHIVE_DIR && env.DATABASE_URL)
    throw new PlainFailure(
      "WAL_ARCHIVE_DIR is for the embedded database: a PostgreSQL of your own has an archive_command (docs/operating.md).",
    );
  const isProduction = env.NODE_ENV === "production";
  if (isProduction) refuseUnsafe(env);
  return {
    ...env,
    isProduction,
    SHOP_SEED: env.SHOP_SEED ?? (isProduction ? "none" : "demo"),
    DATA_DIR: resolve(root, env.DATA_DIR),
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
  };
}

function refuseUnsafe(env: z.infer<typeof shape>): void {
  const missing = NEEDED_IN_PRODUCTION.filter((key) => env[key] === undefined);
  if (missing.length > 0) {
    throw new PlainFailure(`Production does not start without ${missing.join(", ")} (see .env.example).`);
  }
  if (env.SHOP_SEED === "demo") throw new PlainFailure(NO_DEMO);
  if (env.ADMIN_EMAIL === demoAdmin.email || env.ADMIN_PASSWORD === demoAdmin.password) {
    throw new PlainFailure(
      "Production does not start with the demo's admin: set your own ADMIN_EMAIL and ADMIN_PASSWORD.",
    );
  }
}

/** Its shoppers' password is published, and its reviews are invented. */
const NO_DEMO = "Production does not start with SHOP_SEED=demo: leave it out for a shop of your own.";

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The environment of this process, on top of the `.env` file in the repository if there is one. */
export function readEnvironment(): Record<string, string | undefined> {
  const file = join(root, ".env");
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  try {
    return withSecretFiles({ ...fromFile, ...process.env });
  } catch (error) {
    throw new PlainFailure(`${(error as Error).message} See .env.example.`);
  }
}
