import { appendFileSync, mkdirSync, renameSync, statSync } from "node:fs";
import { dirname } from "node:path";

const MAX_BYTES = 20_000_000;
const KEPT = 3;
const FLUSH_MS = 200;

/** A log that turns over at 20 MB and keeps three older files (`.1` is the youngest). */
export class LogFile {
  #waiting = "";
  #size = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(readonly path: string) {
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
    const text = this.#waiting;
    this.#waiting = "";
    if (!text) return;
    try {
      if (this.#size > MAX_BYTES) this.#turnOver();
      appendFileSync(this.path, text);
      this.#size += Buffer.byteLength(text);
    } catch {
      // A full disk must not end the shop: these lines are lost, the next ones are tried again.
    }
  }

  #turnOver(): void {
    for (let index = KEPT - 1; index >= 0; index -= 1) {
      const from = index === 0 ? this.path : `${this.path}.${index}`;
      if (statSync(from, { throwIfNoEntry: false })) renameSync(from, `${this.path}.${index + 1}`);
    }
    this.#size = 0;
  }
}
