import { forgetStrayQuestions } from "../accounts/questions/forget";
import { accountNeeded } from "../accounts/refund-account-needed";
import { forgetStrayPhotos } from "../accounts/review-photos/remove";
import { forgetOldTickets } from "../accounts/tickets/forget";
import { forgetSearchMisses } from "../catalog/search-misses";
import { forgetMovements } from "../inventory/forget-movements";
import { forgetOldMessages } from "../notifications/forget-old";
import { deleteInPortions } from "../platform/db/delete-in-portions";
import { query } from "../platform/db/pool";
import { forgetChanges } from "../platform/edits/forget-changes";
import { giveUpQueues } from "../webhooks/give-up";
import { sendQueuesThere } from "../webhooks/send-there";

/** Deletions of rows that are old, in portions. */
const old = [
  `delete from shop_idempotency where (customer_id, key) in (
    select customer_id, key from shop_idempotency where at < now() - interval '2 days'
    order by at limit $1 for update skip locked) returning 1`,
  `delete from shop_courier_inbox where id in (
    select id from shop_courier_inbox where done_at < now() - interval '30 days'
    order by done_at limit $1 for update skip locked) returning 1`,
  `delete from shop_payment_inbox where id in (
    select id from shop_payment_inbox where processed_at < now() - interval '30 days'
    order by processed_at limit $1 for update skip locked) returning 1`,
  `delete from shop_outbox where id in (
    select id from shop_outbox where done_at < now() - interval '30 days'
    order by done_at limit $1 for update skip locked) returning 1`,
  `delete from shop_webhook_delivery where id in (
    select id from shop_webhook_delivery
    where at < now() - interval '30 days' and (done_at is not null or given_up_at is not null)
    order by at limit $1 for update skip locked) returning 1`,
  // Those of an address that is gone. Found by steps in an index, and read from it (as in webhooks/read.ts): most messages are of others.
  `with recursive told as (
    (select webhook_id as id from shop_webhook_delivery order by webhook_id limit 1)
    union all
    select (select webhook_id from shop_webhook_delivery where webhook_id > told.id order by webhook_id limit 1)
    from told where told.id is not null)
  delete from shop_webhook_delivery where id in (
    select d.id from told cross join lateral (
      select id from shop_webhook_delivery where webhook_id between told.id and told.id
      order by webhook_id, id desc limit $1 for update skip locked) d
    where not exists (select from shop_webhook w where w.id = told.id)
    limit $1) returning 1`,
  `delete from shop_webhook_old_secret where (webhook_id, sealed) in (
    select webhook_id, sealed from shop_webhook_old_secret where until < now()
    limit $1 for update skip locked) returning 1`,
  // Browsers keep a change for a month.
  `delete from shop_cart_change where (customer_id, change_id) in (
    select customer_id, change_id from shop_cart_change where at < now() - interval '40 days'
    order by at limit $1 for update skip locked) returning 1`,
  // Nobody still waits for it, and their address is not ours to keep.
  `delete from shop_when_back where id in (
    select id from shop_when_back where asked_at < now() - interval '180 days'
    order by asked_at limit $1 for update skip locked) returning 1`,
];

/** What an hour's round deletes, each by itself. */
const steps: (() => Promise<unknown>)[] = [
  ...old.map((text) => () => deleteInPortions(text)),
  // An account is not needed once the money has been sent.
  () =>
    query({
      text: `delete from shop_refund_account a using shop_order o where o.order_id = a.order_id
               and not ${accountNeeded} and o.updated_at < now() - interval '30 days'`,
    }),
  // The orders keep their own slots; how many they were once is of no use.
  () =>
    query({
      text: "delete from shop_vehicle_slot where day < (now() at time zone 'Asia/Kolkata')::date - 7",
    }),
  giveUpQueues,
  sendQueuesThere,
  forgetOldTickets,
  forgetStrayQuestions,
  forgetStrayPhotos,
  forgetSearchMisses,
  forgetOldMessages,
  forgetMovements,
  forgetChanges,
];

/**
 * Every hour, deletes what is no longer needed: stored responses, messages that were delivered some time ago, and records that
 * no law asks for any more. A step that fails, as one that may not delete a file, stops none of the others, and fails the job at its end.
 */
export default async function tidyQueues(): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} steps of the clean-up failed`);
}

export const config = { name: "tidy-queues", schedule: "41 * * * *" };
