import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** What a neighbour saw so far. */
export type Seen = {
  longest: { ms: number; path: string };
  answered: number;
  /** How often the shop said that it is busy. */
  refused: number;
  /** Requests that got no answer, or a failure. */
  unanswered: string[];
};

/**
 * A shopper beside a stranger: sends one request after another, and records how long each response took. In a thread of its own
 * (`neighbour-worker.mjs`), since the stranger's requests keep this one busy.
 */
export class Neighbour {
  private readonly worker: Worker;

  constructor(url: string, productId: string) {
    const file = new URL("./neighbour-worker.mjs", import.meta.url);
    this.worker = new Worker(file, { workerData: { url, productId }, execArgv: [] });
  }

  /** What was seen while nobody disturbed; the longest wait is counted anew from here. */
  calmIsOver(): Promise<Seen> {
    return this.ask("calm is over");
  }

  /** Stops it after the pending response. */
  leave(): Promise<Seen> {
    return this.ask("leave");
  }

  private async ask(word: "calm is over" | "leave"): Promise<Seen> {
    this.worker.postMessage(word);
    const [seen] = await once(this.worker, "message");
    return seen;
  }
}
