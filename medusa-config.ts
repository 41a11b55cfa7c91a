import { join } from "node:path";
import { defineConfig, Modules } from "@medusajs/framework/utils";
import { passwordCost } from "./backend/src/accounts/password-cost";
import { catalogDefinition } from "./backend/src/catalog/search-engine/definition";
import { tlsOf } from "./backend/src/platform/db/tls";
import { env } from "./backend/src/platform/env";
import { redisOptions } from "./backend/src/platform/redis/options";
import { bucketOptions } from "./backend/src/providers/file-bucket/options";

/**
 * The map of the engine: which of its modules run, what we add to them, and where they keep their data.
 * One list a kind; put a new module or provider into its list and the next start picks it up.
 */
type Provider = { resolve: string; id?: string; is_default?: boolean; options?: object };
type ModuleEntry = { resolve: string; options?: Record<string, unknown> };

/** Modules of ours, as paths from backend/ (`./src/modules/<name>`). */
const ownModules: ModuleEntry[] = [
  { resolve: "./src/modules/product-detail" },
  { resolve: "./src/modules/review" },
  { resolve: "./src/modules/carousel" },
  { resolve: "./src/modules/feature-image" },
];

/** Plugins of the operator: an npm name, or a name with its options. */
const plugins: Array<{ resolve: string; options: Record<string, unknown> }> = [];

const paymentProviders: Provider[] = [
  { resolve: "./src/providers/payment-cod", id: "cod" },
  // Every gateway of backend/src/payments/gateways.ts.
  { resolve: "./src/providers/payment-gateways" },
];

const fulfillmentProviders: Provider[] = [
  { resolve: "@medusajs/medusa/fulfillment-manual", id: "manual" },
  { resolve: "./src/providers/fulfillment-pincode", id: "pincode" },
];

/** GST by the shop's own rates; India keeps this provider (ADR-0042). */
const taxProviders: Provider[] = [{ resolve: "./src/providers/tax-gst", id: "gst" }];

/** A gateway for text messages takes the place of `log`, another mail service that of `smtp` (ADR-0012). */
const notificationProviders: Provider[] = [
  {
    resolve: "./src/providers/notification-smtp",
    id: "smtp",
    options: { name: "SMTP", channels: ["email"] },
  },
  { resolve: "./src/providers/notification-log", id: "log", options: { name: "Log", channels: ["sms"] } },
  {
    resolve: "@medusajs/medusa/notification-local",
    id: "local",
    options: { name: "Log", channels: ["feed"] },
  },
];

/** Where uploads are kept: in a bucket if there is one, on this machine's disk otherwise (ADR-0096). */
const bucket = bucketOptions(env());
const fileProviders: Provider[] = [
  bucket
    ? { resolve: "./src/providers/file-bucket", id: "bucket", options: bucket }
    : {
        resolve: "./src/providers/file-disk",
        id: "disk",
        options: {
          upload_dir: join(env().DATA_DIR, "files"),
          private_upload_dir: join(env().DATA_DIR, "private-files"),
          backend_url: `${env().PUBLIC_URL}/files`,
        },
      },
];

/**
 * Where CATALOG_INDEX=search keeps the catalogue's index: in PostgreSQL, or at another provider of the engine's Search Module in
 * its place (docs/search-providers.md).
 */
const searchProviders: Provider[] = [{ resolve: "@medusajs/medusa/search-postgres", id: "postgres" }];

const searchOptions = {
  providers: searchProviders,
  indexes: [catalogDefinition],
  // A build waits for each batch: at an engine that writes later, small ones would take hours.
  reindex: { batch_size: 1_000 },
};

const authProviders: Provider[] = [
  {
    resolve: "@medusajs/medusa/auth-emailpass",
    id: "emailpass",
    options: { hashConfig: passwordCost },
  },
];

/** More than there are: left to itself the queue in Redis runs one after the other, and a long one would hold up the rest. */
const jobsAtOnce = 20;

/** With Redis, locks, events and workflows are shared, so several backends may run side by side. */
function sharedStateModules(redisUrl: string): ModuleEntry[] {
  const connection = { redisUrl, redisOptions: redisOptions() };
  return [
    { resolve: "@medusajs/medusa/event-bus-redis", options: connection },
    {
      resolve: "@medusajs/medusa/workflow-engine-redis",
      options: { redis: { ...connection, jobWorkerOptions: { concurrency: jobsAtOnce } } },
    },
    {
      resolve: "@medusajs/medusa/locking",
      options: {
        providers: [
          {
            resolve: "@medusajs/medusa/locking-redis",
            id: "locking-redis",
            is_default: true,
            options: connection,
          },
        ],
      },
    },
  ];
}

const withProviders = (name: string, providers: Provider[]): ModuleEntry[] =>
  providers.length > 0 ? [{ resolve: `@medusajs/medusa/${name}`, options: { providers } }] : [];

const { REDIS_URL } = env();

const config = defineConfig({
  projectConfig: {
    databaseUrl: env().DATABASE_URL,
    databaseDriverOptions: {
      pool: { min: 2, max: env().ENGINE_POOL_MAX },
      // The engine's migrations make connections of their own, which do not read it from the address.
      connection: { ssl: tlsOf(env().DATABASE_URL) },
    },
    redisUrl: REDIS_URL,
    workerMode: env().WORKER_MODE,
    // The engine's own cookie is never sent to anybody: its routes are closed from outside (ADR-0002).
    cookieOptions: { secure: false },
    http: {
      storeCors: "",
      adminCors: "",
      authCors: "",
      jwtSecret: env().JWT_SECRET,
      cookieSecret: env().COOKIE_SECRET,
    },
  },
  admin: { disable: true },
  plugins,
  modules: [
    ...withProviders("auth", authProviders),
    ...withProviders("payment", paymentProviders),
    ...withProviders("fulfillment", fulfillmentProviders),
    ...withProviders("tax", taxProviders),
    ...withProviders("notification", notificationProviders),
    ...withProviders("file", fileProviders),
    ...(REDIS_URL ? sharedStateModules(REDIS_URL) : []),
    ...ownModules,
    env().CATALOG_INDEX === "search"
      ? { resolve: "@medusajs/medusa/search", options: searchOptions }
      : // Lists come from the index in each process; the engine's module would index the catalogue a second time.
        { key: Modules.SEARCH, disable: true },
  ],
});

// The engine adds its draft-order plugin by itself; its screens and their 300 MB are not installed here.
config.plugins = config.plugins?.filter(
  (plugin) => (typeof plugin === "string" ? plugin : plugin.resolve) !== "@medusajs/draft-order",
);

export default config;
