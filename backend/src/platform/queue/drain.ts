import { withoutStatement } from "../../contract/server-log";
import { query } from "../db/pool";

type Batches<Row> = {
  /** Claims the next due rows, at most `most`. */
  claim: () => Promise<Row[]>;
  most: number;
  /** Processes a batch. Throws only if there is no use in continuing now. */
  work: (rows: Row[]) => Promise<unknown>;
  isStopped?: (() => boolean) | undefined;
};

/** Processes one batch after another until one is not full. */
export async function drain<Row>({ claim, most, work, isStopped }: Batches<Row>): Promise<void> {
  for (;;) {
    const rows = await claim();
    await work(rows);
    if (rows.length < most || isStopped?.()) return;
  }
}

/** Tables of incoming and outgoing messages: `id`, `attempts`, `due_at`, `last_error`. */
type MessageTable = "shop_outbox" | "shop_payment_inbox" | "shop_courier_inbox";

const longestReason = 500;

/** Stores why messages failed; their next try was scheduled when they were claimed. */
export async function noteFailure(
  table: MessageTable,
  ids: readonly string[],
  error: unknown,
): Promise<void> {
  const why = error instanceof Error ? withoutStatement(error.message).slice(0, longestReason) : "unknown";
  await query({
    name: `queue-failed-${table}`,
    text: `update ${table} set last_error = $2 where id = any ($1::bigint[])`,
    values: [ids, why],
  });
}
