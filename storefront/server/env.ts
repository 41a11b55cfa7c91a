import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { isLoopback } from "@contract/loopback";
import { webSecrets, withSecretFiles } from "@contract/secret-files";
import { logLevels } from "@contract/server-log";
import { keyHeaderNames } from "@contract/surrogate-keys";
import { z } from "zod";
import type { Edge } from "./edge";

const isOrigin = (url: string) => new URL(url).origin === url.replace(/\/$/, "");

const shape = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(8000),
  HOST: z.string().min(1).default("127.0.0.1"),
  BACKEND_URL: z.url().default("http://127.0.0.1:9000"),
  PUBLIC_URL: z.url().optional(),
  /**
   * Origins that stand in for Razorpay: pages with payment may use them for scripts, frames and calls. Space
   * separated.
   */
  CSP_EXTRA_ORIGINS: z.string().default(""),
  /** A content delivery network in front of the shop, by whose host pages name built files and pictures. */
  ASSET_HOST: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, "takes scheme and host alone")
    .optional(),
  /** The public address of the bucket that uploads are in, by which pages name them. */
  S3_FILE_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/^[\w:/.-]+$/, "takes letters, digits, dots, dashes and slashes alone")
    .optional(),
  /** The bucket's folder that they are in. */
  S3_PREFIX: z
    .string()
    .regex(/^([\w-]+\/)*$/, 'is a folder and ends with "/", such as shop/')
    .default(""),
  /** How old a page may get in a cache in front of the shop, in seconds; 0: none may keep it. */
  EDGE_SECONDS: z.coerce
    .number()
    .int()
    .max(86_400)
    .refine((seconds) => seconds === 0 || seconds >= 10, "takes 0, or 10 and more")
    .default(10),
  /** The header with the keys by which that cache forgets pages; undefined: none is sent. */
  EDGE_KEY_HEADER: z.enum(keyHeaderNames).optional(),
  /** `off` switches reading without a connection off, in browsers that have it too. */
  OFFLINE: z.enum(["on", "off"]).default("on"),
  /** After a stop signal: how long requests are still taken while `/readyz` says no. */
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  /** Number of our own proxies in front that report the visitor's address. */
  TRUSTED_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  /** Sent to a backend on another machine, so that it trusts our headers about the visitor. */
  PROXY_SECRET: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(logLevels).optional(),
  /** Opens `/metrics` to whoever shows it; without it only this machine reads them. */
  METRICS_TOKEN: z.string().min(16).optional(),
});

export type WebEnv = {
  port: number;
  host: string;
  backendUrl: string;
  /** The address shoppers type, without a trailing slash; undefined, outside production: the one that this process listens on. */
  publicUrl: string | undefined;
  extraOrigins: string[];
  /** Without a slash at the end, as is what follows; undefined: named by the shop's own paths. */
  assetHost: string | undefined;
  pictureHosts: { pictures?: string; files?: string };
  worksOffline: boolean;
  edge: Edge;
  shutdownDelayMs: number;
  trustedHops: number;
  proxySecret: string | undefined;
  metricsToken: string | undefined;
  root: string;
};

/** Reads the web process's settings; throws one sentence naming the first bad key. */
export function readEnv(source: NodeJS.ProcessEnv, from: string): WebEnv {
  const given = Object.fromEntries(
    Object.entries(withSecretFiles(source, webSecrets)).filter(([, value]) => value !== ""),
  );
  const parsed = shape.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`The setting ${issue?.path.join(".")} is wrong: ${issue?.message}`);
  }
  const { PORT, HOST, BACKEND_URL, PUBLIC_URL, CSP_EXTRA_ORIGINS, TRUSTED_HOPS, OFFLINE } = parsed.data;
  const { SHUTDOWN_DELAY_MS } = parsed.data;
  const isProduction = source.NODE_ENV === "production";
  // Pages would name this process by its own port, and say nothing of https.
  if (isProduction && !PUBLIC_URL) throw new Error("Set PUBLIC_URL, the address that shoppers type.");
  const assetHost = parsed.data.ASSET_HOST?.replace(/\/$/, "");
  return {
    port: PORT,
    host: HOST,
    backendUrl: BACKEND_URL.replace(/\/$/, ""),
    publicUrl: PUBLIC_URL?.replace(/\/$/, ""),
    extraOrigins: CSP_EXTRA_ORIGINS.split(/\s+/).filter(Boolean),
    assetHost,
    pictureHosts: pictureHostsOf(assetHost, bucketHost(parsed.data)),
    worksOffline: OFFLINE === "on",
    edge: { seconds: parsed.data.EDGE_SECONDS, keyHeader: parsed.data.EDGE_KEY_HEADER },
    shutdownDelayMs: SHUTDOWN_DELAY_MS,
    trustedHops: TRUSTED_HOPS,
    proxySecret: proxySecretOf(parsed.data, isProduction),
    metricsToken: parsed.data.METRICS_TOKEN,
    root: findRoot(from),
  };
}

/** The bucket's public address with its folder, without a slash at the end. */
function bucketHost({ S3_FILE_URL, S3_PREFIX }: z.infer<typeof shape>): string | undefined {
  return S3_FILE_URL && `${S3_FILE_URL.replace(/\/+$/, "")}/${S3_PREFIX}`.replace(/\/$/, "");
}

/** Uploads are at the bucket's own address if they have one, and else where everything is. */
function pictureHostsOf(assetHost: string | undefined, files = assetHost && `${assetHost}/files`) {
  return { ...(assetHost && { pictures: `${assetHost}/pictures` }), ...(files && { files }) };
}

/** Without it a backend on another machine takes all visitors for one, and limits them as one. */
function proxySecretOf({ PROXY_SECRET, BACKEND_URL }: z.infer<typeof shape>, isProduction: boolean) {
  if (isProduction && !PROXY_SECRET && !isLoopback(new URL(BACKEND_URL).hostname))
    throw new Error(
      "Set PROXY_SECRET, the backend's own: it is on another machine and believes nobody else.",
    );
  return PROXY_SECRET;
}

/** The repository's folder. The built server and the development server lie at different depths below it. */
function findRoot(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, "storefront", "package.json"))) return folder;
    if (folder === dirname(folder)) throw new Error(`The shop's folder was not found above ${from}`);
  }
}
