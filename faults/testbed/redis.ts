import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../../scripts/free-port";

/** Why Redis is unavailable here; undefined if redis-server is installed. */
export function redisMissing(): string | undefined {
  try {
    execFileSync("redis-server", ["--version"], { stdio: "ignore" });
    return undefined;
  } catch {
    return "no redis-server";
  }
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    socket.once("data", (data) => {
      socket.destroy();
      resolve(String(data).startsWith("+PONG"));
    });
    socket.once("error", () => resolve(false));
  });

/** A redis-server on the loopback address that keeps its data or loses it at a restart. */
export class Redis {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async open(dataDir: string): Promise<Redis> {
    const folder = join(dataDir, "redis");
    mkdirSync(folder, { recursive: true });
    const redis = new Redis(folder, await findFreePort());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const where = ["--port", String(this.port), "--bind", "127.0.0.1", "--dir", this.folder];
    this.child = spawn("redis-server", [...where, "--appendonly", "yes", "--save", ""], { stdio: "ignore" });
    while (!(await answers(this.port))) await pause(50);
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  }

  /** Restarts without its data. */
  async startEmpty(): Promise<void> {
    const { rmSync } = await import("node:fs");
    rmSync(join(this.folder, "appendonlydir"), { recursive: true, force: true });
    await this.start();
  }
}
