import { spawnSync } from "node:child_process";
import { cpSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { checkedManifest } from "../../backend/src/backup/manifest";
import { restoreCluster } from "../../scripts/backup/restore-cluster";
import { findFreePort } from "../../scripts/free-port";
import { type Postgres, startPostgres } from "../../scripts/postgres";
import type { RecoverUntil } from "../../scripts/postgres/wal-archive";
import { MovedAddress } from "./moved-address";
import type { Standby } from "./standby";

/** fast rolls back open transactions and closes; immediate is a crash: the next start recovers. */
export type StopMode = "fast" | "immediate";
const signals = { fast: "SIGINT", immediate: "SIGQUIT" } as const;

/** A limit against waiting for ever, not a measurement. */
const comeBackMs = 300_000;

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync("pgrep", ["-P", String(pid)], { encoding: "utf8" });
  return stdout.trim().split("\n").filter(Boolean).map(Number);
}

/** A process of a connection that was just closed may have ended since the processes were counted. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Suspends a server and then all its processes: the suspended one begins no more of them. Returns all of them. */
function suspend(pid: number): number[] {
  process.kill(pid, "SIGSTOP");
  const children = childrenOf(pid);
  for (const each of children) signal(each, "SIGSTOP");
  return [pid, ...children];
}

/** A durable PostgreSQL that can be stopped and started again at the same address. */
export class Database {
  /** Where it keeps its journal, once it does. */
  private archive: string | undefined;
  /** Who goes on after it was lost for good, and answers at its address unless the shop knows both. */
  private successor: { standby: Standby; address: MovedAddress | undefined } | undefined;

  private constructor(
    private readonly dataDir: string,
    private server: Postgres,
  ) {}

  static async open(dataDir: string): Promise<Database> {
    return new Database(dataDir, await Database.launch(dataDir, await findFreePort()));
  }

  private static launch(dataDir: string, port: number, archive?: string): Promise<Postgres> {
    return startPostgres({
      dataDir,
      port,
      settings: { max_connections: "200" },
      ...(archive && { archive }),
    });
  }

  get url(): string {
    const { successor } = this;
    return successor && !successor.address ? successor.standby.url : this.server.url;
  }

  async stop(mode: StopMode): Promise<void> {
    process.kill(this.server.pid, signals[mode]);
    await this.server.exited;
  }

  /** Its machine dies: all its processes end at once, without a word to anybody. */
  async die(): Promise<void> {
    for (const each of suspend(this.server.pid)) signal(each, "SIGKILL");
    await this.server.exited;
  }

  /** A standby takes over; the address leads to it if it moves. */
  async failOver(standby: Standby, { moves }: { moves: boolean }): Promise<void> {
    await standby.promote();
    const address = moves ? await MovedAddress.open(this.server.port, standby.port) : undefined;
    this.successor = { standby, address };
  }

  /** Goes on by itself with the files of the one that took over, for the cases after this one. */
  async succeed(): Promise<void> {
    if (!this.successor) return;
    const { standby, address } = this.successor;
    this.successor = undefined;
    await address?.close();
    await standby.become(join(this.home, "cluster"));
    await this.start();
  }

  /** Suspends all its processes until the returned function is called: it keeps its connections and does not respond. */
  freeze(): () => void {
    const all = suspend(this.server.pid);
    return () => {
      for (const each of all) signal(each, "SIGCONT");
    };
  }

  async start(): Promise<void> {
    this.server = await Database.launch(this.dataDir, this.server.port, this.archive);
  }

  /** Restarts it so that it keeps its journal in this folder from now on. */
  async keepJournal(archive: string | undefined): Promise<void> {
    this.archive = archive;
    const known = this.server.url;
    await this.stop("fast");
    await this.start();
    this.server = { ...this.server, url: known };
  }

  /** The folder of its write-ahead log. */
  get walFolder(): string {
    return join(this.home, "cluster", "pg_wal");
  }

  /** Restarts it with its write-ahead log in this folder, as on a disk of its own; returns what puts it back. */
  async putWalInto(folder: string): Promise<() => Promise<void>> {
    const own = this.walFolder;
    const kept = join(folder, "pg_wal");
    const copy = (from: string, to: string) => {
      cpSync(from, to, { recursive: true });
      // The server may run as another user than the table.
      spawnSync("chown", ["-R", `--reference=${join(this.home, "cluster")}`, to]);
    };
    await this.stop("fast");
    copy(own, kept);
    rmSync(own, { recursive: true });
    symlinkSync(kept, own);
    await this.start();
    return async () => {
      await this.stop("fast");
      rmSync(own);
      copy(kept, own);
      await this.start();
    };
  }

  /** Resolves when it answers again after a crash; starts it if it has ended for good. */
  async comeBack(): Promise<void> {
    let hasEnded = false;
    void this.server.exited.then(() => {
      hasEnded = true;
    });
    const givesUpAt = Date.now() + comeBackMs;
    while (Date.now() < givesUpAt) {
      await pause(200);
      if (hasEnded) return this.start();
      const answers = await this.query("select 1").then(
        () => true,
        () => false,
      );
      if (answers) return;
    }
    throw new Error("PostgreSQL runs and does not answer");
  }

  /** The disk is lost: no data is left. */
  async lose(): Promise<void> {
    await this.stop("immediate");
    rmSync(join(this.home, "cluster"), { recursive: true });
  }

  /** Restores it from a backup, or further by its journal, at the same address: its clients know no other. */
  async restore(backup: string, until: RecoverUntil = "backup"): Promise<void> {
    const known = this.server.url;
    const manifest = await checkedManifest(backup);
    await restoreCluster({
      backup,
      manifest,
      dataDir: this.dataDir,
      replaces: until !== "backup",
      archive: this.archive,
      until,
      say: () => {},
    });
    await this.start();
    const { password } = new URL(known);
    await this.query(`alter role shop password '${password}'`);
    writeFileSync(join(this.home, "password"), `${password}\n`);
    this.server = { ...this.server, url: known };
  }

  private get home(): string {
    return realpathSync(join(this.dataDir, "postgres"));
  }

  async close(): Promise<void> {
    await this.successor?.address?.close();
    await this.successor?.standby.close();
    await this.server.stop();
  }

  /** One statement on a new connection: a pooled one would die with the server. */
  query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.connected(async (client) => (await client.query<Row>(text, values)).rows);
  }

  /**
   * These statements in turn, each by itself; returns the rows of the last. All on one connection: opening one costs
   * PostgreSQL more than the statements of a poll.
   */
  inTurn<Row extends object>(texts: readonly string[]): Promise<Row[]> {
    return this.connected(async (client) => {
      let rows: Row[] = [];
      for (const text of texts) rows = (await client.query<Row>(text)).rows;
      return rows;
    });
  }

  private async connected<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const client = new Client({ connectionString: this.url });
    // A crash ends the connection too; the statement under way tells of it.
    client.on("error", () => {});
    await client.connect();
    return work(client).finally(() => client.end());
  }
}
