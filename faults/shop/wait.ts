import { setTimeout as pause } from "node:timers/promises";
import type { Testbed } from "../testbed/testbed";

/** A limit against waiting for ever, not a measurement: a slow machine that is busy has to come through it, too. */
export const longestWaitMs = 300_000;

/** Polls until the result is as expected or the time is over; returns the last result. */
export async function until<Seen>(
  ask: () => Promise<Seen>,
  isWanted: (seen: Seen) => boolean,
  forMs = longestWaitMs,
): Promise<Seen> {
  const end = Date.now() + forMs;
  for (;;) {
    const seen = await ask();
    if (isWanted(seen) || Date.now() > end) return seen;
    await pause(250);
  }
}

/** What waits for its time, each made due now. */
const due = [
  "update shop_payment_attempt set check_at = now() where state in ('created', 'attempted')",
  "update shop_refund set check_at = now() where status <> 'processed'",
  "update shop_payment_inbox set due_at = now() where processed_at is null and due_at > now() + interval '5 seconds'",
  "update shop_order_owed set due_at = now() where due_at > now() + interval '5 seconds'",
  "update catalog_owed set due_at = now() where due_at > now() + interval '5 seconds'",
  "update shop_outbox set due_at = now() where done_at is null and due_at > now() + interval '20 seconds'",
];

/** Makes every pending check and retry due now, as the passing of time would. */
export async function hurry(testbed: Testbed): Promise<void> {
  await testbed.inTurn(due);
}

/** Runs the reconciler now instead of at its next minute; it also runs when a process starts. */
export async function reconcileNow(testbed: Testbed): Promise<void> {
  await hurry(testbed);
  await testbed.restart();
}

const unfinished = `
  select (select count(*) from shop_outbox where done_at is null)::int as outbox,
    (select count(*) from shop_payment_inbox where processed_at is null)::int as inbox,
    (select count(*) from catalog_owed)::int as "changes of products",
    (select count(*) from shop_order_owed)::int as "orders of the engine",
    (select count(*) from shop_refund where status <> 'processed')::int as refunds`;

/** Whether all work is done: outbox and inbox are empty, every change is shown, no refund and no paid attempt is pending. */
export async function settled(testbed: Testbed): Promise<string[]> {
  const open = async () => {
    const [row] = await testbed.inTurn<Record<string, number>>([...due, unfinished]);
    return row ?? {};
  };
  const last = await until(open, (row) => Object.values(row).every((count) => count === 0));
  return Object.entries(last).flatMap(([name, count]) =>
    count > 0 ? [`${count} of the ${name} never ended`] : [],
  );
}
