import { appendFileSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { type LogLimits, logLimits, turnOver } from "./turn-over";

const FLUSH_MS = 200;

/** A log that rotates at 20 MB and keeps three older files (`.1` is the newest of them). */
export class LogFile {
  #waiting = "";
  #size = 0;
  #isTorn = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    readonly path: string,
    readonly limits: LogLimits = logLimits,
  ) {
    mkdirSync(dirname(path), { recursive: true });
    this.#size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  }

  write(line: string): void {
    this.#waiting += `${line}\n`;
    this.#timer ??= setTimeout(() => this.flush(), FLUSH_MS).unref();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = (this.#isTorn ? "\n" : "") + this.#waiting;
    const isEmpty = !this.#waiting;
    this.#waiting = "";
    if (isEmpty) return;
    try {
      if (this.#size > this.limits.maxBytes) this.#turnOver();
      appendFileSync(this.path, text);
      this.#size += Buffer.byteLength(text);
      this.#isTorn = false;
    } catch {
      // A full disk must not end the shop: these lines are lost; the next write is tried again, starting on a new
      // line.
      this.#isTorn = true;
    }
  }

  #turnOver(): void {
    turnOver(this.path, this.limits.kept);
    this.#size = 0;
  }
}
