import type { MedusaContainer } from "@medusajs/framework/types";
import { query } from "../../platform/db/pool";
import { log } from "../../platform/log";
import { settle } from "./settle";

/** A return page polls every three seconds, perhaps in two tabs. */
const askedLately = "interval '2.5 seconds'";

/** Settles an order's attempt unless that was done a moment ago or is complete; then the stored state is good enough. */
export async function settleQuietly(scope: MedusaContainer, orderId: string): Promise<void> {
  const [attempt] = await query<{ id: string }>({
    name: "attempt-ask",
    text: `update shop_payment_attempt set asked_at = now()
           where order_id = $1 and provider_order_id is not null and state in ('created', 'attempted', 'refunding')
             and (asked_at is null or asked_at < now() - ${askedLately})
           returning id`,
    values: [orderId],
  });
  if (!attempt) return;
  await settle(scope, attempt.id).catch((error) =>
    log.warn({ err: error, attempt: attempt.id }, "payment: not settled now, it will be later"),
  );
}
