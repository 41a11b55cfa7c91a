import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { PlainFailure } from "../setup/plain-failure.mjs";
import { endWithParent } from "./bound-to-parent";
import { importantPart, lastWords, printedPart } from "./important-line";
import type { LogFile } from "./log-file";
import { identityOf } from "./process-identity";
import { type Health, type Patience, watchHealth } from "./watch-health";

export type ProcessPlan = {
  /** One word, for the terminal and the log's name. */
  name: string;
  /** Arguments of `node`. */
  args: string[];
  cwd: string;
  env: Record<string, string | undefined>;
  /** The beginning of the line that reports that it listens. */
  readyLine: string;
  /** The address to check, once it is ready, whether it still responds. */
  health?: Health;
};

type Surroundings = {
  log: Pick<LogFile, "write" | "flush" | "path">;
  say: (line: string) => void;
  onChange: () => void;
  patience?: Patience;
};

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** After this long without a crash, the next crash counts as the first again. */
const HEALTHY_MS = 60_000;
const REMEMBERED_LINES = 80;

/** A child process that is restarted if it crashes or hangs, with growing delays, and stopped on request. */
export class Supervised {
  /** Resolves at its first "ready"; rejects if it ends before. */
  readonly ready: Promise<void>;
  identity: string | undefined;
  #child: ChildProcess | undefined;
  #isStopping = false;
  #hasBeenReady = false;
  #pauseMs = FIRST_PAUSE_MS;
  #restart: NodeJS.Timeout | undefined;
  #lastLines: string[] = [];
  #endWatch: (() => void) | undefined;
  #settle!: { resolve: () => void; reject: (error: Error) => void };

  constructor(
    readonly plan: ProcessPlan,
    readonly surroundings: Surroundings,
  ) {
    this.ready = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    // Every waiter gets the rejection; after a stop during the start there may be none.
    this.ready.catch(() => {});
    this.#start();
  }

  #start(): void {
    const { args, cwd, env, name } = this.plan;
    const startedAt = Date.now();
    // A separate process group: Ctrl-C in a terminal reaches only the launcher, which stops the others in order.
    const child = spawn(process.execPath, [...endWithParent, ...args], {
      cwd,
      env: { ...env },
      detached: true,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    this.#child = child;
    this.identity = child.pid ? identityOf(child.pid) : undefined;
    this.surroundings.onChange();
    let isStarting = true;
    const read = (line: string, isProgress: boolean) => {
      const { text, isError } = printedPart(line);
      this.#keep(line, text);
      if (isStarting && text.startsWith(this.plan.readyLine)) {
        isStarting = false;
        if (this.#hasBeenReady) this.surroundings.say("is back");
        this.#hasBeenReady = true;
        this.#watch(child);
        this.#settle.resolve();
        return;
      }
      const important = importantPart(text, isStarting && isProgress && !isError);
      if (important) this.surroundings.say(important);
    };
    const { stdout, stderr } = child;
    if (stdout) createInterface({ input: stdout }).on("line", (line) => read(line, true));
    // Errors during the start are reported together when it gives up.
    if (stderr) createInterface({ input: stderr }).on("line", (line) => read(line, false));
    child.on("error", (error) => this.#keep(`${name} could not be started: ${error.message}`));
    child.once("close", (code, signal) => this.#fell(code, signal, Date.now() - startedAt));
  }

  #watch(child: ChildProcess): void {
    const { health } = this.plan;
    if (!health) return;
    const restart = () => {
      this.surroundings.say("does not answer any more: ending it");
      endGroup(child);
    };
    this.#endWatch = watchHealth(health, restart, this.surroundings.patience);
  }

  #keep(line: string, text = line): void {
    this.surroundings.log.write(line.startsWith("{") ? line : `${new Date().toISOString()} ${line}`);
    this.#lastLines = [...this.#lastLines, ...text.split("\n")].slice(-REMEMBERED_LINES);
  }

  #fell(code: number | null, signal: string | null, livedMs: number): void {
    this.#endWatch?.();
    this.#child = undefined;
    this.identity = undefined;
    this.surroundings.log.flush();
    if (this.#isStopping) return;
    this.surroundings.onChange();
    const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    if (!this.#hasBeenReady) {
      const said = lastWords(this.#lastLines).join("\n  ");
      this.#settle.reject(
        new PlainFailure(
          `The ${this.plan.name} ${how} before it was ready (log: ${this.surroundings.log.path}):\n  ${said}`,
        ),
      );
      return;
    }
    if (livedMs > HEALTHY_MS) this.#pauseMs = FIRST_PAUSE_MS;
    const seconds = this.#pauseMs / 1000;
    this.surroundings.say(`${how}; starting it again in ${seconds} s (log: ${this.surroundings.log.path})`);
    this.#restart = setTimeout(() => this.#start(), this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
  }

  /** Stops and restarts it, for development. */
  async reload(): Promise<void> {
    await this.stop(3_000);
    this.#isStopping = false;
    this.#start();
  }

  /** Asks it to stop, waits that long, then kills it and everything it started. */
  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true;
    this.#endWatch?.();
    clearTimeout(this.#restart);
    const child = this.#child;
    if (!child?.pid) return;
    const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
    child.kill("SIGTERM");
    const force = setTimeout(() => {
      this.surroundings.say("did not stop in time: ending it");
      endGroup(child);
    }, graceMs);
    await closed;
    clearTimeout(force);
    this.surroundings.log.flush();
  }
}

/** Kills a process and everything it started, at once. */
function endGroup({ pid }: ChildProcess): void {
  if (!pid) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It ended at the same moment.
  }
}
