import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** The neighbour's results so far. */
export type Seen = {
  longest: { ms: number; path: string };
  answered: number;
  /** How often the shop responded that it is busy. */
  refused: number;
  /** Requests without a response, or with a failure. */
  unanswered: string[];
};

/**
 * A shopper next to a stranger: sends one request after another, and records how long each response took. In a
 * separate thread (`neighbour-worker.mjs`), since the stranger's requests keep this one busy.
 */
export class Neighbour {
  private readonly worker: Worker;

  constructor(url: string, productId: string) {
    const file = new URL("./neighbour-worker.mjs", import.meta.url);
    this.worker = new Worker(file, { workerData: { url, productId }, execArgv: [] });
  }

  /** The results before the disturbance; the longest wait is reset here. */
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
