import { type Postgres, startPostgres } from "../postgres";

const RETRY_MS = 5_000;

/** The embedded PostgreSQL of a running shop: started again when it falls, on its old port. */
export class Database {
  #postgres: Promise<Postgres> | undefined;
  #isStopping = false;

  constructor(
    readonly dataDir: string,
    readonly say: (line: string) => void,
  ) {}

  /** Starts it and gives its address. The same port again lets the backend's connections come back by themselves. */
  async start(port?: number): Promise<string> {
    const startedAt = Date.now();
    this.#postgres = startPostgres({ dataDir: this.dataDir, say: this.say, ...(port ? { port } : {}) });
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

  /** Stops it, also one that is only just starting. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const postgres = await this.#postgres?.catch(() => undefined);
    await postgres?.stop();
  }
}
