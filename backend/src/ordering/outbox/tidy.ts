import { query } from "../../db/pool";

/** Deletes what nobody will ask for again: answers kept for a day, and messages that were delivered a while ago. */
export async function tidy(): Promise<void> {
  await query({ text: "delete from shop_idempotency where at < now() - interval '2 days'" });
  await query({ text: "delete from shop_courier_inbox where done_at < now() - interval '30 days'" });
  await query({ text: "delete from shop_payment_inbox where processed_at < now() - interval '30 days'" });
  await query({ text: "delete from shop_outbox where done_at < now() - interval '30 days'" });
  // The engine keeps whom it wrote to for ever.
  await query({ text: "delete from notification where created_at < now() - interval '90 days'" });
}
