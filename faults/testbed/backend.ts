import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "../../scripts/root";
import { endWithParent } from "../../scripts/start/bound-to-parent";

export type Variables = Record<string, string>;

/** One backend process, always at the same address; its output goes to a file. */
export class Backend {
  private child: ChildProcess | undefined;
  private ended: Promise<void> = Promise.resolve();
  readonly url: string;

  constructor(
    readonly name: string,
    private readonly port: number,
    private readonly env: Variables,
    private readonly logFile: string,
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Starts it, with `more` variables for this run, from the code in this folder; resolves when it responds. */
  async start(more: Variables = {}, code: string = root): Promise<void> {
    const log = createWriteStream(this.logFile, { flags: "a" });
    const child = spawn(
      process.execPath,
      [...endWithParent, join(code, "backend", "bin", "backend.cjs"), "serve"],
      {
        cwd: code,
        env: { ...process.env, ...this.env, ...more, BACKEND_PORT: String(this.port) },
        stdio: ["ignore", "pipe", "pipe", "ipc"],
      },
    );
    this.child = child;
    const { stdout, stderr } = child;
    if (!stdout || !stderr) throw new Error("The process has no output.");
    stderr.pipe(log, { end: false });
    this.ended = new Promise((resolve) => {
      child.once("exit", () => resolve());
    });
    await new Promise<void>((resolve, reject) => {
      this.ended.then(() => reject(new Error(`${this.name} did not start: see ${this.logFile}`)));
      createInterface({ input: stdout }).on("line", (line) => {
        log.write(`${line}\n`);
        if (line.includes("backend ready")) resolve();
      });
    });
  }

  /** Kills it with SIGKILL, as a power cut would. */
  async kill(): Promise<void> {
    this.child?.kill("SIGKILL");
    await this.ended;
  }

  /** Stops it with SIGTERM, as a deploy does; returns how long that took. */
  async stop(): Promise<number> {
    const started = performance.now();
    if (this.isRunning) this.child?.kill("SIGTERM");
    await this.ended;
    return performance.now() - started;
  }

  /** Whether it ends by itself within this time; it is killed otherwise. */
  async endsWithin(ms: number): Promise<boolean> {
    const ended = await Promise.race([
      this.ended.then(() => true),
      new Promise<false>((resolve) => setTimeout(resolve, ms, false).unref()),
    ]);
    if (!ended) await this.kill();
    return ended;
  }

  /** Resolves when it has ended by itself. */
  async untilEnded(): Promise<void> {
    await this.ended;
  }
}
