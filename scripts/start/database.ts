import { join } from "node:path";
import { type Postgres, startPostgres } from "../postgres";
import { turnOverInPlace } from "./turn-over";

const RETRY_MS = 5_000;
const LOG_CHECK_MS = 60_000;

/** The embedded PostgreSQL of a running shop: restarted on its old port if it crashes. */
export class Database {
  #postgres: Promise<Postgres> | undefined;
  #isStopping = false;
  #logCheck: NodeJS.Timeout | undefined;

  constructor(
    readonly dataDir: string,
    readonly say: (line: string) => void,
    /** Where it keeps its journal, if it does. */
    readonly archive?: string | undefined,
  ) {}

  /** PostgreSQL writes its log itself, so it is rotated from here. */
  #tidyLog(): void {
    try {
      turnOverInPlace(join(this.dataDir, "logs", "postgres.log"));
    } catch {
      // The next check tries again; a log is no reason to close the shop.
    }
  }

  /** Starts it and returns its address. With the same port the backend's connections recover by themselves. */
  async start(port?: number): Promise<string> {
    const startedAt = Date.now();
    this.#tidyLog();
    this.#logCheck ??= setInterval(() => this.#tidyLog(), LOG_CHECK_MS).unref();
    const { dataDir, say, archive } = this;
    this.#postgres = startPostgres({ dataDir, say, ...(port && { port }), ...(archive && { archive }) });
    const postgres = await this.#postgres;
    postgres.exited.then(() => this.#fell(postgres.port));
    this.say(`ready in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    return postgres.url;
  }

  async #fell(port: number): Promise<void> {
    if (this.#isStopping) return;
    this.say("ended without being asked; starting it again (log: logs/postgres.log)");
    try {
      await this.start(port);
    } catch (error) {
      this.say(error instanceof Error ? error.message : String(error));
      setTimeout(() => this.#fell(port), RETRY_MS);
    }
  }

  /** Stops it, even if it is still starting. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#logCheck);
    const postgres = await this.#postgres?.catch(() => undefined);
    await postgres?.stop();
  }
}
