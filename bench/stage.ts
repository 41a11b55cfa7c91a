import { type ChildProcess, spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { findFreePort } from "../scripts/free-port";
import { type Postgres, startPostgres } from "../scripts/postgres";
import { endWithParent } from "../scripts/start/bound-to-parent";
import {
  backendBuild,
  frontBuilds,
  isStale,
  makeBuild,
  type WorkspaceBuild,
} from "../scripts/start/workspace-builds";
import type { Server } from "./frame";

const root = join(import.meta.dirname, "..");
/** Two runs at the same time need separate folders. */
export const dataDir = resolve(root, process.env.BENCH_DATA_DIR ?? join(".data", "bench"));

/** With what `npm start`, units and images give Node. */
export const backendCommand = ["node", "--max-semi-space-size=4", join("backend", "bin", "backend.cjs")];
const demoCommand = ["node", join("demo", "bin", "demo.cjs")];
const webProgram = join("storefront", "dist", "server", "main.js");
const webAddress = "http://localhost:8000";

export type Stage = {
  databaseUrl: string;
  postgresPid: number;
  backend: Server;
  web: Server;
  floor: Server;
  /** The stock engine's own routes, with the headers they need. */
  stock: Server & { key: string; regionId: string };
  close: () => Promise<void>;
};

type Started = { child: ChildProcess; line: string };

/** Starts a process and waits for its ready line. It ends with this one, also when this is killed. */
export function start(command: string[], env: Record<string, string>, ready: RegExp): Promise<Started> {
  const [file = "", ...args] = command;
  const child = spawn(file, file === "node" ? [...endWithParent, ...args] : args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${command.join(" ")} ended with ${code}`)));
    if (child.stdout)
      createInterface({ input: child.stdout }).on("line", (line) => {
        if (ready.test(line)) resolve({ child, line });
        else if (line.startsWith("bench-fill")) console.log(line);
      });
  });
}

/** Runs a backend command to completion. */
function finish(command: string[], env: Record<string, string>): Promise<void> {
  const [file = "", ...args] = command;
  const child = spawn(file, args, { cwd: root, env: { ...process.env, ...env }, stdio: "inherit" });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command.join(" ")} ended with ${code}`)),
    );
  });
}

export const stop = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.removeAllListeners("exit");
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });

/** Production builds are measured. */
export async function build(builds: readonly WorkspaceBuild[]): Promise<void> {
  for (const stale of builds.filter(isStale))
    await makeBuild(stale, (workspace) => finish(["npm", "run", "build", "-w", workspace], {}));
}

type Filled = {
  postgres: Postgres;
  databaseUrl: string;
  /** The environment of the processes on it. */
  env: Record<string, string>;
};

/** A server with these settings, and in it a database of `products` generated products. */
export async function openDatabase(products: number, settings: Record<string, string> = {}): Promise<Filled> {
  const postgres = await startPostgres({ dataDir, settings, say: (line) => console.log(line) });
  const url = new URL(postgres.url);
  url.pathname = `/bench_${products}`;
  const env = {
    DATABASE_URL: url.href,
    DATA_DIR: dataDir,
    NODE_ENV: "production",
    PUBLIC_URL: webAddress,
    LOG_LEVEL: "error",
    SHOP_SEED: "none",
    ADMIN_EMAIL: "admin@bench.example",
    ADMIN_PASSWORD: "bench-password-1",
    JWT_SECRET: "for-benchmarks-only-4f9c1d7e2b8a6035",
    COOKIE_SECRET: "for-benchmarks-only-4f9c1d7e2b8a6035",
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "shop@bench.example",
    REDIS_URL: "",
    // As `npm start`, units and images have it.
    MALLOC_MMAP_THRESHOLD_: "65536",
    // Only the measured request may write or fetch.
    WORKER_MODE: "server",
    SERVER_ALONE: "1",
  };
  await build([backendBuild]);
  try {
    await finish([...demoCommand, "bench-fill", String(products)], env);
    return { postgres, databaseUrl: url.href, env };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Processes on such a database, each at a port of its own, and what closes all of them and the database. */
function processesOn({ postgres, env }: Pick<Filled, "postgres" | "env">) {
  const opened: ChildProcess[] = [];
  const serve = async (
    name: string,
    command: string[],
    ready: RegExp,
    portName: string,
    more: Record<string, string> = {},
  ) => {
    const port = await findFreePort();
    const { child, line } = await start(
      command,
      { ...env, ...more, [portName]: String(port), HOST: "127.0.0.1" },
      ready,
    );
    opened.push(child);
    return { server: { name, url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 }, line };
  };
  const close = async () => {
    await Promise.all(opened.map(stop));
    await postgres.stop();
  };
  return { serve, close };
}

export type SoakStage = {
  databaseUrl: string;
  postgresPid: number;
  web: Server;
  /** Every process of the shop, with the address of its metrics. */
  processes: (Server & { metricsUrl: string })[];
  /** Where results are kept. */
  folder: string;
  /** Runs the shop's audit; resolves to its exit code. */
  audit: () => Promise<number>;
  close: () => Promise<void>;
};

/** Such a database with the shop as `npm start` runs it: a backend that also sends its mails, to `mailUrl`, and the web process. */
export async function openSoakStage(products: number, mailUrl: string): Promise<SoakStage> {
  await build(frontBuilds);
  const { postgres, databaseUrl, env: bare } = await openDatabase(products);
  const env = {
    ...bare,
    SMTP_URL: mailUrl,
    SERVER_ALONE: "",
    WORKER_MODE: "shared",
    RATE_LIMIT_FACTOR: "100000",
  };
  const { serve, close } = processesOn({ postgres, env });
  try {
    const backend = await serve("backend", [...backendCommand, "serve"], /backend ready/, "BACKEND_PORT");
    const web = await serve("web", ["node", webProgram], /web ready/, "PORT", {
      BACKEND_URL: backend.server.url,
      PUBLIC_URL: webAddress,
    });
    return {
      databaseUrl,
      postgresPid: postgres.pid,
      web: web.server,
      processes: [
        { ...backend.server, metricsUrl: `${backend.server.url}/api/metrics` },
        { ...web.server, metricsUrl: `${web.server.url}/metrics` },
      ],
      folder: dataDir,
      audit: () =>
        finish([...backendCommand, "audit-data"], env).then(
          () => 0,
          () => 1,
        ),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Such a database with the shop, the floor and the stock engine in front of it. */
export async function openStage(products: number): Promise<Stage> {
  await build(frontBuilds);
  const { postgres, databaseUrl, env } = await openDatabase(products);
  const { serve, close } = processesOn({ postgres, env });
  try {
    const backend = await serve("shop", [...backendCommand, "serve"], /backend ready/, "BACKEND_PORT");
    const web = await serve("web", ["node", webProgram], /web ready/, "PORT", {
      BACKEND_URL: backend.server.url,
      PUBLIC_URL: webAddress,
    });
    const floor = await serve("floor", ["node", join("bench", "floor.mjs")], /floor ready/, "PORT", {
      WEB_URL: web.server.url,
    });
    const stock = await serve(
      "stock engine",
      [...demoCommand, "bench-stock-engine"],
      /stock engine ready/,
      "BACKEND_PORT",
    );
    const facts: { key: string; regionId: string } = JSON.parse(stock.line.slice(stock.line.indexOf("{")));
    return {
      databaseUrl,
      postgresPid: postgres.pid,
      backend: backend.server,
      web: web.server,
      floor: floor.server,
      stock: { ...stock.server, ...facts },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
