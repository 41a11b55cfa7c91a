import { query } from "../db/pool";

type Batches<Row> = {
  /** Takes the next due rows, at most `most`. */
  claim: () => Promise<Row[]>;
  most: number;
  /** Works on a batch. Throws only where going on is of no use now. */
  work: (rows: Row[]) => Promise<unknown>;
  isStopped?: (() => boolean) | undefined;
};

/** Works on one batch after another until nothing more is due: until a batch is not full. */
export async function drain<Row>({ claim, most, work, isStopped }: Batches<Row>): Promise<void> {
  for (;;) {
    const rows = await claim();
    await work(rows);
    if (rows.length < most || isStopped?.()) return;
  }
}

/** Tables of messages that were taken in or are to be sent: `id`, `attempts`, `due_at`, `last_error`. */
type MessageTable = "shop_outbox" | "shop_payment_inbox" | "shop_courier_inbox";

const longestReason = 500;

/** Notes why messages are still waiting; they are due again by their own claim. */
export async function noteFailure(
  table: MessageTable,
  ids: readonly string[],
  error: unknown,
): Promise<void> {
  const why = error instanceof Error ? error.message.slice(0, longestReason) : "unknown";
  await query({
    name: `queue-failed-${table}`,
    text: `update ${table} set last_error = $2 where id = any ($1::bigint[])`,
    values: [ids, why],
  });
}
