import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** One redis-server, or a Sentinel, with settings of its own. */
export class RedisServer {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {}

  /** `settings` are arguments of redis-server. */
  static async start(folder: string, port: number, settings: readonly string[]): Promise<RedisServer> {
    mkdirSync(folder, { recursive: true });
    const where = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--save", ""];
    return RedisServer.launch([...where, ...settings], port);
  }

  /** A Sentinel that alone decides about the master `shop`, and soon. */
  static async startSentinel(folder: string, port: number, masterPort: number): Promise<RedisServer> {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, "sentinel.conf");
    const lines = [
      `port ${port}`,
      "bind 127.0.0.1",
      `dir ${folder}`,
      `sentinel monitor shop 127.0.0.1 ${masterPort} 1`,
      "sentinel down-after-milliseconds shop 1000",
      "sentinel failover-timeout shop 5000",
    ];
    writeFileSync(file, `${lines.join("\n")}\n`);
    return RedisServer.launch([file, "--sentinel"], port);
  }

  private static async launch(args: readonly string[], port: number): Promise<RedisServer> {
    const server = new RedisServer(spawn("redis-server", args, { stdio: "ignore" }), port);
    while (server.ask("ping") !== "PONG") await pause(50);
    return server;
  }

  /** The answer of redis-cli, without formatting; empty if there was none. */
  ask(...words: string[]): string {
    try {
      return execFileSync("redis-cli", ["-p", String(this.port), ...words], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      }).trim();
    } catch {
      return "";
    }
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.child.once("exit", resolve));
    this.child.kill("SIGKILL");
    await ended;
  }
}
