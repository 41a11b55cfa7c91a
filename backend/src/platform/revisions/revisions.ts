import { query, type Statement } from "../db/pool";
import { log } from "../log";

/** Runs a statement: on a connection of the pool, or on that of the caller's transaction. */
export type Run = <Row extends object>(statement: Statement) => Promise<Row[]>;
type Follower = { read: (run: Run) => Promise<void>; known: string | undefined };

const followers = new Map<string, Follower>();
/** Other processes see a change within this time; the one that made it, at once. */
const lookAgainMs = 2_000;

/**
 * Data that all processes hold in memory, because it is needed in the middle of synchronous work. `read` reads it anew;
 * it is called whenever the subject's counter in `shop_revision` is another than at the last reading.
 */
export function keepInMemory(subject: string, read: (run: Run) => Promise<void>): void {
  followers.set(subject, { read, known: undefined });
}

/**
 * Reads again what has changed since the last call. After a commit of a change, whoever calls this has it. Inside a
 * transaction, give its own connection: waiting for a second one could be for ever.
 */
export async function catchUp(run: Run = query): Promise<void> {
  const rows = await run<{ subject: string; revision: string }>({
    name: "shop-revisions",
    text: "select subject, revision from shop_revision",
  });
  for (const { subject, revision } of rows) {
    const follower = followers.get(subject);
    if (!follower || follower.known === revision) continue;
    // The counter first: what changes while it is read is read again by the next call.
    await follower.read(run);
    follower.known = revision;
  }
}

/** Keeps everything up to date; returns a function that ends it. */
export function followRevisions(): () => void {
  const timer = setInterval(() => {
    catchUp().catch((error: unknown) =>
      log.warn({ err: error }, "revisions: not read now, they will be later"),
    );
  }, lookAgainMs);
  timer.unref();
  return () => clearInterval(timer);
}
