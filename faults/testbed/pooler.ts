import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { appendFileSync, chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../../scripts/free-port";
import { root } from "../../scripts/root";

/** Why there is no pooler here; undefined if pgbouncer is installed. */
export function poolerMissing(): string | undefined {
  try {
    execFileSync("pgbouncer", ["--version"], { stdio: "ignore" });
    return undefined;
  } catch {
    return "no pgbouncer";
  }
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

/** The file that a shop gets from deploy/, with this machine's ports; it knows the role, so clients need no password. */
function settingsFor(databaseUrl: string, port: number): string {
  const { hostname, port: databasePort, username, password, pathname } = new URL(databaseUrl);
  const own = {
    listen_port: String(port),
    auth_type: "any",
    unix_socket_dir: "",
  };
  const lines = readFileSync(join(root, "deploy/pgbouncer/pgbouncer.ini"), "utf8")
    .replace(
      "host=127.0.0.1 port=5432 dbname=shop",
      `host=${hostname} port=${databasePort} dbname=${pathname.slice(1)} user=${username} password=${password}`,
    )
    .split("\n")
    .filter((line) => !["auth_file", ...Object.keys(own)].some((key) => line.startsWith(`${key} =`)));
  return [...lines, ...Object.entries(own).map(([key, value]) => `${key} = ${value}`), ""].join("\n");
}

/** A PgBouncer in transaction mode before the shop's PostgreSQL. */
export class Pooler {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly database: string,
  ) {}

  static async open(dataDir: string, databaseUrl: string): Promise<Pooler> {
    const folder = join(dataDir, "pooler");
    mkdirSync(folder, { recursive: true });
    const port = await findFreePort();
    const file = join(folder, "pgbouncer.ini");
    writeFileSync(file, settingsFor(databaseUrl, port));
    const pooler = new Pooler(folder, port, databaseUrl);
    await pooler.start();
    return pooler;
  }

  /** The shop's database through the pooler. */
  get url(): string {
    const url = new URL(this.database);
    url.port = String(this.port);
    url.pathname = "/shop";
    return url.href;
  }

  async start(): Promise<void> {
    // It refuses to run as root, and gives the file to nobody else: the folder above is this user's alone.
    const asNobody = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
    if (asNobody.length > 0) chmodSync(join(this.folder, "pgbouncer.ini"), 0o644);
    const child = spawn("pgbouncer", [...asNobody, join(this.folder, "pgbouncer.ini")], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    child.stderr.on("data", (lines: Buffer) => appendFileSync(join(this.folder, "log"), lines));
    this.child = child;
    while (!(await accepts(this.port))) {
      if (child.exitCode !== null) throw new Error(`pgbouncer did not start: see ${this.folder}/log`);
      await pause(50);
    }
  }

  /** Ends it at once, with every connection that goes through it. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  }
}
