import type { MedusaContainer } from "@medusajs/framework/types";
import type { WebhookEvent } from "../../payments/gateway";
import { query } from "../../platform/db/pool";
import { faultPoint } from "../../platform/faultpoints";
import { log } from "../../platform/log";
import { claim, retry } from "../../platform/queue/claim";
import { drain, noteFailure } from "../../platform/queue/drain";
import { inParallel } from "../../platform/queue/in-parallel";
import { settle } from "./settle";

/** Stores a provider's webhook once, however often it is delivered; committed when this resolves. */
export async function fileWebhook(provider: string, webhook: WebhookEvent): Promise<void> {
  await query({
    name: "inbox-file",
    text: `insert into shop_payment_inbox (provider, event_id, event, provider_order_id, provider_payment_id)
           values ($1, $2, $3, $4, $5) on conflict (provider, event_id) do nothing`,
    values: [provider, webhook.eventId, webhook.event, webhook.orderId, webhook.paymentId],
  });
  faultPoint("inbox.committed");
}

const batch = 200;
/** Providers limit the request rate. */
const atOnce = 5;
type Filed = { id: string; attempt_id: string | null };

const CLAIM = claim({
  table: "shop_payment_inbox",
  key: "id",
  open: "processed_at is null",
  due: "due_at",
  order: "due_at, id",
  limit: `${batch}`,
  take: retry("10 seconds", "10 minutes"),
  returning: `q.id, coalesce(
    (select a.id from shop_payment_attempt a
      where a.provider = q.provider and a.provider_order_id = q.provider_order_id),
    (select a.id from shop_payment_attempt a
      where a.provider = q.provider and a.provider_payment_id = q.provider_payment_id),
    (select a.id from shop_refund r join shop_payment_attempt a using (order_id)
      where r.provider = q.provider and r.provider_payment_id = q.provider_payment_id limit 1)) as attempt_id`,
});

/** All webhooks of one attempt are processed with one query: only the current state counts. */
async function settleFiled(scope: MedusaContainer, attemptId: string | null, ids: string[]): Promise<void> {
  try {
    // A webhook for none of our orders belongs to another shop on the same account.
    if (attemptId) await settle(scope, attemptId);
    faultPoint("inbox.drained");
    await query({
      text: "update shop_payment_inbox set processed_at = now(), last_error = null where id = any ($1::bigint[])",
      values: [ids],
    });
  } catch (error) {
    log.warn({ err: error, attempt: attemptId }, "payment: a webhook will be tried again");
    await noteFailure("shop_payment_inbox", ids, error);
  }
}

async function settleBatch(scope: MedusaContainer, filed: readonly Filed[]): Promise<void> {
  const byAttempt = new Map<string | null, string[]>();
  for (const { id, attempt_id } of filed)
    byAttempt.set(attempt_id, [...(byAttempt.get(attempt_id) ?? []), id]);
  await inParallel(byAttempt, atOnce, ([attemptId, ids]) => settleFiled(scope, attemptId, ids));
}

/** Processes the webhooks that are due. */
export async function drainInbox(scope: MedusaContainer, isStopped?: () => boolean): Promise<void> {
  await drain({
    claim: () => query<Filed>({ name: "inbox-claim", text: CLAIM }),
    most: batch,
    isStopped,
    work: (filed) => settleBatch(scope, filed),
  });
}
