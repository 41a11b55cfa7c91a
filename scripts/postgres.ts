import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "./free-port";
import { findBinaries } from "./postgres/binaries";
import { DATABASE, openCluster, ROLE } from "./postgres/cluster";
import { explainFailure, isWorthRetrying } from "./postgres/explain-failure";
import { openHome } from "./postgres/home";
import { readPidFile } from "./postgres/pid-file";
import { settingArguments } from "./postgres/settings";
import { clearLeftovers, stopServer } from "./postgres/stop-server";
import { archiveSettings, openArchive } from "./postgres/wal-archive";
import { PlainFailure } from "./setup/plain-failure.mjs";

export type PostgresOptions = {
  /** The shop's data folder; PostgreSQL uses `postgres` in it, and `logs/postgres.log`. */
  dataDir: string;
  /** false for databases of tests: faster, but lost in a power failure. */
  isDurable?: boolean;
  /** A fixed port; by default a free one. */
  port?: number;
  /** More server settings, such as `{ max_connections: "200" }`. */
  settings?: Record<string, string>;
  /** The folder in which it keeps its journal, for a restore to any moment. */
  archive?: string;
  say?: (line: string) => void;
};

/** A running server: its address including the password, and a function to stop it. */
export type Postgres = {
  url: string;
  port: number;
  pid: number;
  exited: Promise<void>;
  stop: () => Promise<void>;
};

const ATTEMPTS = 20;
const READY_MS = 180_000;

/**
 * Starts the embedded PostgreSQL on 127.0.0.1, creating its data folder if needed; stops a leftover of an earlier
 * start first. Throws a PlainFailure (full disk, closed folder, other version …) in one sentence.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { isDurable = true, archive, say = () => {} } = options;
  const settings = { ...(archive && archiveSettings(archive)), ...options.settings };
  const dataDir = resolve(options.dataDir);
  mkdirSync(join(dataDir, "logs"), { recursive: true });
  const home = openHome(dataDir, say);
  const binaries = findBinaries(home.user);
  if (archive) openArchive(archive, home.user);
  const { cluster, password } = await openCluster(home, binaries, isDurable, settings);
  await clearLeftovers(cluster, say);
  const log = join(dataDir, "logs", "postgres.log");
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await findFreePort());
    const args = ["-D", cluster, "-p", String(port), ...settingArguments(isDurable, settings)];
    const file = openLog(log);
    const logStart = fstatSync(file).size;
    // A separate process group: Ctrl-C in a terminal goes to the whole group, and PostgreSQL must stop last.
    const child = spawn(binaries.postgres, args, {
      ...home.user,
      cwd: "/",
      detached: true,
      stdio: ["ignore", file, file],
    });
    closeSync(file);
    const exited = new Promise<void>((done) => {
      child.once("error", () => done());
      child.once("exit", () => done());
    });
    if (await becomesReady(child, cluster, exited, say)) {
      const pid = child.pid ?? 0;
      const isGone = () => child.exitCode !== null || child.signalCode !== null;
      const url = `postgres://${ROLE}:${password}@127.0.0.1:${port}/${DATABASE}`;
      return { url, port, pid, exited, stop: () => stopServer(pid, isGone) };
    }
    const output = readFileSync(log).subarray(logStart).toString();
    if (attempt >= ATTEMPTS || !isWorthRetrying(output))
      throw new PlainFailure(explainFailure(output, dataDir));
    await pause(250);
  }
}

function openLog(path: string): number {
  try {
    return openSync(path, "a");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainFailure(explainFailure(reason, path));
  }
}

async function becomesReady(
  child: ChildProcess,
  cluster: string,
  exited: Promise<void>,
  say: (line: string) => void,
): Promise<boolean> {
  let isOver = false;
  exited.then(() => {
    isOver = true;
  });
  const startedAt = Date.now();
  let hasSpoken = false;
  while (!isOver && Date.now() - startedAt < READY_MS) {
    const file = readPidFile(cluster);
    if (file?.pid === child.pid && file?.isReady) return true;
    if (!hasSpoken && Date.now() - startedAt > 3_000) {
      hasSpoken = true;
      say("PostgreSQL is putting its data right after a sudden stop …");
    }
    await pause(15);
  }
  if (!isOver) await stopServer(child.pid ?? 0, () => isOver);
  return false;
}
