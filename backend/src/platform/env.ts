import { resolve } from "node:path";
import { z } from "zod";
import { isLoopback } from "../contract/loopback";
import { withSecretFiles } from "../contract/secret-files";
import { logLevels } from "../contract/server-log";
import { keyHeaderNames } from "../contract/surrogate-keys";
import { postgresUrl, redisUrl, replicaUrl, sentinels } from "./addresses";
import { demoAdmin } from "./demo-admin";
import { repositoryRoot } from "./places";
import { isGuessable } from "./secrets/guessable-password";
import { isVapidKey } from "./secrets/vapid-key";

const developmentSecret = "only-for-this-machine-not-for-production";

/** An empty variable counts as not set: `.env` files contain `REDIS_URL=`. */
const given = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  DATABASE_URL: postgresUrl,
  /** The same database without the pooler that DATABASE_URL goes through. */
  DIRECT_DATABASE_URL: given(postgresUrl),
  /** A replica of the database for the texts of products. */
  DATABASE_READ_URL: given(replicaUrl),
  REDIS_URL: given(redisUrl),
  /** The certificate of who signed Redis' own, for rediss:// addresses. */
  REDIS_CA_FILE: given(z.string()),
  REDIS_SENTINELS: given(sentinels),
  REDIS_MASTER: z.string().default("mymaster"),
  REDIS_SENTINEL_PASSWORD: given(z.string()),
  HOST: z.string().default("127.0.0.1"),
  /** Where the web process looks for it without BACKEND_URL; 0: a free one. */
  BACKEND_PORT: given(z.coerce.number().int().min(0).max(65535)).transform((port) => port ?? 9_000),
  PUBLIC_URL: given(z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""))),
  DATA_DIR: z
    .string()
    .default(".data")
    .transform((dir) => resolve(repositoryRoot, dir)),
  /** Where the worker puts a backup every night; none is made without it. */
  BACKUP_DIR: given(
    z.string().transform((dir) => (dir === "off" ? undefined : resolve(repositoryRoot, dir))),
  ),
  /** How many of them are kept. */
  BACKUP_KEEP: z.coerce.number().int().min(1).max(366).default(7),
  /** Where the embedded database keeps its journal; said by the launcher. */
  WAL_ARCHIVE_DIR: given(z.string()),
  PG_DUMP: given(z.string()),
  /** Said by the launcher: the database is its own, whose files are copied without pg_dump. */
  DATABASE_EMBEDDED: given(z.enum(["0", "1"])),
  SHOP_SEED: z.enum(["demo", "none"]).default("none"),
  ADMIN_EMAIL: given(z.email()),
  ADMIN_PASSWORD: given(z.string().min(8, "needs at least 8 characters")),
  JWT_SECRET: given(z.string().min(16, "needs at least 16 characters")),
  COOKIE_SECRET: given(z.string().min(16, "needs at least 16 characters")),
  PROXY_SECRET: given(z.string().min(16, "needs at least 16 characters")),
  /** The secrets before these, while they are being replaced (docs/operating.md). */
  JWT_SECRET_OLD: given(z.string().min(16, "needs at least 16 characters")),
  PROXY_SECRET_OLD: given(z.string().min(16, "needs at least 16 characters")),
  RAZORPAY_WEBHOOK_SECRET_OLD: given(z.string()),
  SHIPROCKET_WEBHOOK_TOKEN_OLD: given(z.string().min(16, "needs at least 16 characters")),
  METRICS_TOKEN: given(z.string().min(16, "needs at least 16 characters")),
  WORKER_MODE: z.enum(["shared", "server", "worker"]).default("shared"),
  /** The cache in front of the shop that is told what to forget; without it nobody is. */
  EDGE_PURGE_URL: given(z.url({ protocol: /^https?$/ })),
  EDGE_PURGE_TOKEN: given(z.string().regex(/^[\x21-\x7e]+$/, "takes no spaces")),
  /** The header in which that cache takes keys. */
  EDGE_KEY_HEADER: given(z.enum(keyHeaderNames)).transform((name) => name ?? "Surrogate-Key"),
  LOG_LEVEL: given(z.enum(logLevels)).transform((level) => level ?? "warn"),
  /** After a stop signal: how long requests are still taken while `/api/ready` says no. */
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  /** What lists, filters and searches are asked of: the index in each process, or the engine's Search Module. */
  CATALOG_INDEX: z.enum(["memory", "search"]).default("memory"),
  /** Connections for the engine's modules and for our hot SQL; both count against Postgres' max_connections. */
  ENGINE_POOL_MAX: z.coerce.number().int().min(2).default(20),
  HOT_POOL_MAX: z.coerce.number().int().min(2).default(10),
  /** A server that knows that there is no worker, for load tests only. */
  SERVER_ALONE: given(z.enum(["0", "1"])),
  /** How long a call may take; longer for tests on slow machines only, as proxies do not wait. */
  ANSWER_WITHIN_MS: z.coerce.number().int().min(3_000).default(9_000),
  /** Raises every limit on attempts, for load tests only. */
  RATE_LIMIT_FACTOR: z.coerce.number().int().min(1).default(1),
  SMTP_URL: given(z.string().regex(/^smtps?:\/\//, "must be an smtp:// address")),
  MAIL_FROM: given(
    z
      .string()
      .regex(
        /^[^<>@\s]+@[^<>@\s]+$|<[^<>@\s]+@[^<>@\s]+>\s*$/,
        "needs an address, such as Shop <shop@shop.example>",
      ),
  ),
  RAZORPAY_KEY_ID: given(z.string()),
  RAZORPAY_KEY_SECRET: given(z.string()),
  RAZORPAY_WEBHOOK_SECRET: given(z.string()),
  SHIPROCKET_EMAIL: given(z.string()),
  SHIPROCKET_PASSWORD: given(z.string()),
  SHIPROCKET_WEBHOOK_TOKEN: given(z.string().min(16, "needs at least 16 characters")),
  SHIPROCKET_PICKUP_LOCATION: given(z.string()),
  SHIPROCKET_API_URL: given(z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""))),
  SHIPROCKET_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(8_000),
  /** Where uploads are kept instead of in DATA_DIR: a bucket of S3, or of a service that speaks its protocol. */
  S3_BUCKET: given(z.string()),
  S3_REGION: given(z.string()),
  S3_ACCESS_KEY_ID: given(z.string()),
  S3_SECRET_ACCESS_KEY: given(z.string()),
  /** Where the service is, if it is not Amazon's. */
  S3_ENDPOINT: given(z.url({ protocol: /^https?$/ })),
  /** Before the name of each file, as a folder. */
  S3_PREFIX: z
    .string()
    .regex(/^([\w-]+\/)*$/, 'is a folder and ends with "/", such as shop/')
    .default(""),
  /** For services that know no policy of a bucket and want to hear of each file that it is public. */
  S3_ACL: given(z.enum(["public-read"])),
  /** Where browsers find the bucket's files; without it the shop passes them on. */
  S3_FILE_URL: given(z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""))),
  S3_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(8_000),
  /** The engine's own admin for operators, on a listener of its own. */
  ENGINE_ADMIN: given(z.enum(["0", "1"])),
  ENGINE_ADMIN_HOST: z.string().default("127.0.0.1"),
  ENGINE_ADMIN_PORT: z.coerce.number().int().min(0).max(65535).default(9001),
  /** What staff type, where it is not this machine's own address. */
  ENGINE_ADMIN_URL: given(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)),
  /** Which of the plugins' routes beside `/api` are served, below `/api/plugins`. */
  PLUGIN_ROUTES: z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((area) => area.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.enum(["store", "admin"], 'takes "store", "admin" or both, with a comma'))),
  /** Signs what goes to browsers' push services, a number for P-256; without it the shop offers no notifications. */
  VAPID_PRIVATE_KEY: given(
    z.string().refine(isVapidKey, "is 64 hexadecimal digits, or 43 characters of base64url"),
  ),
  /** A push service on one's own machine; refused in production. */
  PUSH_LOCAL_ORIGIN: given(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)),
  /** A receiver of webhooks on one's own machine; refused in production. */
  WEBHOOK_LOCAL_ORIGIN: given(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)),
  /** Which gateway takes new payments, where several have keys. */
  PAYMENT_GATEWAY: given(z.string()),
  /** The addresses of Razorpay's REST API and its payment window; the sandbox serves both. */
  RAZORPAY_API_URL: given(z.url({ protocol: /^https?$/ })),
  RAZORPAY_CHECKOUT_URL: given(z.url({ protocol: /^https?$/ })),
});

/** Keys without which a production shop does not start. */
const neededInProduction = [
  // Mails, links, cookies and passkeys are made for it.
  "PUBLIC_URL",
  "JWT_SECRET",
  "COOKIE_SECRET",
  "ADMIN_EMAIL",
  "ADMIN_PASSWORD",
  // Codes for a password or an order go by mail: without it nobody could get them.
  "SMTP_URL",
  // Mail servers turn away, or hide, what says that it comes from a domain of somebody else.
  "MAIL_FROM",
] as const;

/** Secrets that the operator creates; `openssl rand -hex 32` prints a good one. */
const ownSecrets = [
  "JWT_SECRET",
  "JWT_SECRET_OLD",
  "COOKIE_SECRET",
  "PROXY_SECRET",
  "PROXY_SECRET_OLD",
  "METRICS_TOKEN",
] as const;

/** Short, or with few different characters, or copied from an example. */
const isWeakSecret = (secret: string | undefined): boolean =>
  secret !== undefined &&
  (secret.length < 32 || new Set(secret).size < 8 || /secret|password|change.?me|example/i.test(secret));

/** The variables of an outside service: all of them, or the shop does without the service. */
const neededTogether = {
  "Online payment": ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"],
  "Keeping uploads in S3": ["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  "Booking couriers": ["SHIPROCKET_EMAIL", "SHIPROCKET_PASSWORD", "SHIPROCKET_WEBHOOK_TOKEN"],
} as const;

/** The backend's environment, checked. */
export type Env = ReturnType<typeof readEnv>;

/** Checks `source` and fills in defaults; throws one sentence that names every invalid key. */
export function readEnv(source: NodeJS.ProcessEnv) {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The environment is not right. ${faults.join("; ")}. See .env.example.`);
  }
  const isProduction = parsed.data.NODE_ENV === "production";
  const missing = isProduction ? neededInProduction.filter((key) => parsed.data[key] === undefined) : [];
  if (missing.length > 0) {
    throw new Error(`Production needs ${missing.join(", ")}. See .env.example.`);
  }
  for (const [what, keys] of Object.entries(neededTogether)) {
    const unset = keys.filter((key) => parsed.data[key] === undefined);
    if (unset.length > 0 && unset.length < keys.length) {
      throw new Error(`${what} also needs ${unset.join(", ")}. See .env.example.`);
    }
  }
  if (isProduction && parsed.data.WEBHOOK_LOCAL_ORIGIN !== undefined) {
    throw new Error(
      "Production sends webhooks to public addresses alone: WEBHOOK_LOCAL_ORIGIN has to be empty.",
    );
  }
  if (isProduction && parsed.data.PUSH_LOCAL_ORIGIN !== undefined) {
    throw new Error(
      "Production calls the push services of browsers alone: PUSH_LOCAL_ORIGIN has to be empty. See .env.example.",
    );
  }
  const aimless = (["S3_FILE_URL", "S3_ENDPOINT", "S3_PREFIX", "S3_ACL"] as const).filter(
    (key) => parsed.data[key] && !parsed.data.S3_BUCKET,
  );
  if (aimless.length > 0) {
    throw new Error(`${aimless.join(", ")} without S3_BUCKET means nothing. See .env.example.`);
  }
  if (isProduction && parsed.data.SHOP_SEED === "demo") {
    throw new Error("Production does not start with SHOP_SEED=demo. See .env.example.");
  }
  if (isProduction && parsed.data.ADMIN_PASSWORD === demoAdmin.password) {
    throw new Error("Production does not start with the demo's ADMIN_PASSWORD. See .env.example.");
  }
  if (isProduction && isGuessable(parsed.data.ADMIN_PASSWORD ?? "")) {
    throw new Error(
      "Production does not start with an ADMIN_PASSWORD that is easy to guess. See .env.example.",
    );
  }
  const weak = isProduction ? ownSecrets.filter((key) => isWeakSecret(parsed.data[key])) : [];
  if (weak.length > 0) {
    throw new Error(
      `Production needs 32 random characters or more for ${weak.join(", ")}. See .env.example.`,
    );
  }
  if (isProduction && !isLoopback(parsed.data.HOST) && !parsed.data.PROXY_SECRET) {
    throw new Error(
      `Production with HOST=${parsed.data.HOST} needs PROXY_SECRET: without it every visitor counts as the web process, and one who tries too often locks out all. See .env.example.`,
    );
  }
  const isSplit = parsed.data.WORKER_MODE !== "shared" && parsed.data.SERVER_ALONE !== "1";
  if (isProduction && isSplit && !parsed.data.REDIS_URL) {
    throw new Error(
      `Production with WORKER_MODE=${parsed.data.WORKER_MODE} needs REDIS_URL: without it the processes hear nothing of each other's events, locks and limits. See .env.example.`,
    );
  }
  if (parsed.data.REDIS_SENTINELS && !parsed.data.REDIS_URL) {
    throw new Error(
      "REDIS_SENTINELS needs REDIS_URL too: its scheme, password and database are those of the master. See .env.example.",
    );
  }
  if (parsed.data.REDIS_CA_FILE && !parsed.data.REDIS_URL?.startsWith("rediss:")) {
    throw new Error("REDIS_CA_FILE needs a rediss:// address in REDIS_URL. See .env.example.");
  }
  const PUBLIC_URL = parsed.data.PUBLIC_URL ?? "http://localhost:8000";
  checkEngineAdmin({ ...parsed.data, PUBLIC_URL }, isProduction);
  return {
    ...parsed.data,
    PUBLIC_URL,
    isProduction,
    JWT_SECRET: parsed.data.JWT_SECRET ?? developmentSecret,
    COOKIE_SECRET: parsed.data.COOKIE_SECRET ?? developmentSecret,
    MAIL_FROM: parsed.data.MAIL_FROM ?? "shop@shop.example",
    RAZORPAY_API_URL: parsed.data.RAZORPAY_API_URL ?? "https://api.razorpay.com",
    RAZORPAY_CHECKOUT_URL: parsed.data.RAZORPAY_CHECKOUT_URL ?? "https://checkout.razorpay.com",
    SHIPROCKET_API_URL: parsed.data.SHIPROCKET_API_URL ?? "https://apiv2.shiprocket.in",
    SHIPROCKET_PICKUP_LOCATION: parsed.data.SHIPROCKET_PICKUP_LOCATION ?? "Primary",
  };
}

type EngineAdminVariables = Pick<
  z.infer<typeof schema>,
  "ENGINE_ADMIN" | "ENGINE_ADMIN_HOST" | "ENGINE_ADMIN_URL"
> & { PUBLIC_URL: string };

/** Throws if the engine's admin could be reached from other machines without anybody having said so. */
function checkEngineAdmin(given: EngineAdminVariables, isProduction: boolean): void {
  if (given.ENGINE_ADMIN !== "1") return;
  const { ENGINE_ADMIN_HOST: host, ENGINE_ADMIN_URL: url } = given;
  if (!isLoopback(host) && !url) {
    throw new Error(
      `ENGINE_ADMIN_HOST=${host} opens the engine's admin to other machines: set ENGINE_ADMIN_URL to the address that staff will type. See .env.example.`,
    );
  }
  if (isProduction && url && !url.startsWith("https:")) {
    throw new Error("Production needs an https address in ENGINE_ADMIN_URL. See .env.example.");
  }
  if (url && new URL(url).host === new URL(given.PUBLIC_URL).host) {
    throw new Error("ENGINE_ADMIN_URL must be another host or port than the shop's PUBLIC_URL.");
  }
}

let current: Env | undefined;
let goesPastPooler = false;

/** The environment of this process, read once at first use. */
export function env(): Env {
  if (current) return current;
  const read = readEnv(withSecretFiles(process.env));
  current = goesPastPooler ? { ...read, DATABASE_URL: read.DIRECT_DATABASE_URL ?? read.DATABASE_URL } : read;
  return current;
}

/** From now on this process goes past the pooler with everything, as a command: it may take as long as it needs. */
export function goPastPooler(): void {
  goesPastPooler = true;
  current = undefined;
}

/** Whether DATABASE_URL goes through a pooler: each transaction may then run on another of PostgreSQL's connections. */
export const isPooled = (): boolean => {
  const { DATABASE_URL, DIRECT_DATABASE_URL } = env();
  return DIRECT_DATABASE_URL !== undefined && DIRECT_DATABASE_URL !== DATABASE_URL;
};

/** The address for what needs one of PostgreSQL's connections to itself: migrations, locks of a session, LISTEN. */
export const directDatabaseUrl = (): string => env().DIRECT_DATABASE_URL ?? env().DATABASE_URL;
