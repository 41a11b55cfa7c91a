import { Client } from "../db/driver";
import { directDatabaseUrl } from "../env";
import { log } from "../log";
import { channel } from "./call-workers";
import { wake, wakeAll, workerNames } from "./workers";

const againMs = 1_000;

/**
 * For a process with workers beside others without: wakes whom they call. One connection of its own, which is made anew when it
 * breaks; until then the workers look for themselves. Returns what ends it.
 */
export function hearCalls(): () => Promise<void> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let hasStopped = false;

  function lose(lost: Client, error?: Error): void {
    if (client !== lost || hasStopped) return;
    client = undefined;
    log.warn({ err: error }, "background work: calls of other processes are not heard, it looks by itself");
    lost.end().catch(() => {});
    timer = setTimeout(hear, againMs).unref();
  }

  function hear(): void {
    const mine = new Client({
      connectionString: directDatabaseUrl(),
      application_name: "shop-hear",
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    client = mine;
    mine.on("notification", ({ payload }) => {
      const name = workerNames.find((one) => one === payload);
      if (name) wake(name, 0);
    });
    mine.on("error", (error) => lose(mine, error));
    mine.on("end", () => lose(mine));
    mine
      .connect()
      .then(() => mine.query(`listen ${channel}`))
      // What was called before is not repeated.
      .then(wakeAll)
      .catch((error: Error) => lose(mine, error));
  }

  hear();
  return async () => {
    hasStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
