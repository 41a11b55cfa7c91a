import { isIPv6 } from "node:net";
import { join, resolve } from "node:path";
import { root } from "../root";
import { demoAdmin } from "./demo-accounts";
import type { LauncherEnv } from "./env";
import type { ProcessPlan } from "./supervised";

/** Environment variables; an undefined one is not passed on. */
export type Variables = Record<string, string | undefined>;
type Address = { databaseUrl: string; backendPort: number };

/** Variables for all processes: the operator's own, and the generated secrets that the operator did not set. */
export function sharedVariables(source: Variables, env: LauncherEnv, secrets: Variables): Variables {
  const overrides = { ...secrets, ...pickSet(env), NODE_ENV: env.NODE_ENV };
  // There is one process of each kind, and nobody who sends visitors to another one meanwhile.
  return { ...source, ...overrides, SHUTDOWN_DELAY_MS: "0" };
}

/** The admin that the shop starts with: the operator's, else the demo's, else none. */
export function firstAdmin(env: LauncherEnv): { email: string; password: string } | undefined {
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD) return { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD };
  return env.SHOP_SEED === "demo" ? demoAdmin : undefined;
}

/**
 * Where nightly backups go: as the operator says (`off`: none). A real shop on the embedded database has them unasked, a
 * demo none, unless its journal is kept: without a backup to begin with, it leads nowhere and only grows.
 */
export function nightlyBackups(env: LauncherEnv): string | undefined {
  if (env.BACKUP_DIR) return env.BACKUP_DIR === "off" ? undefined : resolve(root, env.BACKUP_DIR);
  return (env.isProduction || env.WAL_ARCHIVE_DIR) && !env.DATABASE_URL
    ? join(env.DATA_DIR, "backups")
    : undefined;
}

/** What is this large is given back to the system as soon as it is free: see ADR-0113. */
const givenBackFrom = "65536";
/** In megabytes; what a request makes is collected in short turns then: see ADR-0113 too. */
const youngHeap = "--max-semi-space-size=4";

const healthAt = (host: string, port: number) => `http://${host}:${port}/api/health`;
/** The local address of a process that listens on all interfaces. */
const nearHost = (host: string) => {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return isIPv6(host) ? `[${host}]` : host;
};

export function backendPlan(shared: Variables, env: LauncherEnv, at: Address): ProcessPlan {
  const admin = firstAdmin(env);
  return {
    name: "backend",
    health: { url: healthAt("127.0.0.1", at.backendPort) },
    args: [youngHeap, join("bin", "backend.cjs"), "serve"],
    cwd: join(root, "backend"),
    readyLine: "backend ready",
    env: {
      MALLOC_MMAP_THRESHOLD_: givenBackFrom,
      ...shared,
      HOST: "127.0.0.1",
      BACKEND_PORT: String(at.backendPort),
      DATABASE_URL: at.databaseUrl,
      DATABASE_EMBEDDED: env.DATABASE_URL ? "0" : "1",
      BACKUP_DIR: nightlyBackups(env),
      WAL_ARCHIVE_DIR: env.WAL_ARCHIVE_DIR,
      ADMIN_EMAIL: admin?.email,
      ADMIN_PASSWORD: admin?.password,
    },
  };
}

export function webPlan(
  shared: Variables,
  env: LauncherEnv,
  backendPort: number,
  isDevelopment: boolean,
): ProcessPlan {
  const development = ["--import", "tsx", join("server", "dev.ts")];
  return {
    name: "web",
    health: {
      url: healthAt(nearHost(env.HOST), env.PORT),
      leansOn: healthAt("127.0.0.1", backendPort),
    },
    args: isDevelopment ? development : [join("dist", "server", "main.js")],
    cwd: join(root, "storefront"),
    readyLine: "web ready",
    env: {
      ...shared,
      BACKEND_URL: `http://127.0.0.1:${backendPort}`,
      // React renders several times slower with its development checks, so a shop on a laptop runs without them too.
      NODE_ENV: isDevelopment ? "development" : "production",
    },
  };
}

export function sandboxPlan(shared: Variables, own: Variables): ProcessPlan {
  return {
    name: "sandbox",
    args: ["--import", "tsx", join("sandbox", "main.ts")],
    cwd: root,
    readyLine: "sandbox ready",
    env: { ...shared, ...own },
  };
}

/** The panel's development server; the web process serves the built panel. */
export function panelPlan(shared: Variables, env: LauncherEnv, port: number): ProcessPlan {
  return {
    name: "panel",
    args: ["--import", "tsx", join("build", "dev.ts")],
    cwd: join(root, "admin"),
    readyLine: "panel ready",
    env: { ...shared, SHOP_URL: env.PUBLIC_URL, PANEL_PORT: String(port) },
  };
}

/** The checked values as text again, with the defaults filled in. */
function pickSet({ isProduction: _, ...env }: LauncherEnv): Variables {
  const entries = Object.entries(env).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}
