import type { MedusaContainer } from "@medusajs/framework/types";
import type { AttemptState, Ended } from "../../payments/attempt";
import { query } from "../../platform/db/pool";
import { log } from "../../platform/log";
import { claim } from "../../platform/queue/claim";
import { drain } from "../../platform/queue/drain";
import { inParallel } from "../../platform/queue/in-parallel";
import { expire } from "./expire";
import { refundPause } from "./record-refund";
import { sendRefund } from "./send-refund";
import { settle } from "./settle";

const batch = 50;

type DueAttempt = {
  id: string;
  order_id: string;
  state: AttemptState;
  ended: Ended | null;
  overdue_seconds: number;
  age_days: number;
};

/** How long stock stays reserved past its time while a provider cannot be asked about the payment. */
const graceSeconds = 180;
/** A failed payment may still become authorised for three days. */
const lateDays = 3.5;

/** Checked every minute while an order waits, then less and less often for as long as money may still come. */
const CLAIM_ATTEMPTS = claim({
  table: "shop_payment_attempt",
  key: "id",
  open: "state in ('created', 'attempted')",
  due: "check_at",
  order: "check_at",
  limit: `${batch}`,
  take: `check_at = now() + case when ended is null then interval '1 minute'
    else greatest(interval '2 minutes', (now() - created_at) / 8) end`,
  returning: `q.id, q.order_id, q.state, q.ended,
    extract(epoch from now() - q.expires_at)::float8 as overdue_seconds,
    extract(epoch from now() - q.created_at)::float8 / 86400 as age_days`,
});

const CLAIM_REFUNDS = claim({
  table: "shop_refund",
  key: "id",
  open: "status <> 'processed'",
  due: "check_at",
  order: "check_at",
  limit: `${batch}`,
  take: `check_at = now() + ${refundPause}`,
  returning: "q.id",
});

async function checkAttempt(scope: MedusaContainer, attempt: DueAttempt): Promise<void> {
  const isOver = attempt.ended === null && attempt.overdue_seconds > 0;
  try {
    await settle(scope, attempt.id);
  } catch (error) {
    log.warn({ err: error, attempt: attempt.id }, "payment: the provider could not be asked");
    // Stock must not stay reserved for the whole outage of the provider.
    if (isOver && attempt.overdue_seconds > graceSeconds) await expire(scope, attempt.order_id);
    return;
  }
  if (isOver) await expire(scope, attempt.order_id);
  if (attempt.ended !== null && attempt.age_days > lateDays) {
    await query({
      text: `update shop_payment_attempt set state = 'lapsed'
             where id = $1 and ended is not null and state in ('created', 'attempted')`,
      values: [attempt.id],
    });
  }
}

/** A few at a time: providers limit the request rate, and during an outage each request waits for its timeout. */
const atOnce = 5;

function each<Due>(dues: readonly Due[], check: (due: Due) => Promise<void>): Promise<void> {
  return inParallel(dues, atOnce, (due) =>
    check(due).catch((error) => log.warn({ err: error, due }, "payment: checked again later")),
  );
}

/**
 * Finds missed changes: asks the provider about every attempt that is not settled, closes expired ones, and checks
 * refunds that are not complete.
 */
export async function reconcile(scope: MedusaContainer, isStopped?: () => boolean): Promise<void> {
  await drain({
    claim: () => query<DueAttempt>({ name: "attempts-due", text: CLAIM_ATTEMPTS }),
    most: batch,
    isStopped,
    work: (attempts) => each(attempts, (attempt) => checkAttempt(scope, attempt)),
  });
  if (isStopped?.()) return;
  await drain({
    claim: () => query<{ id: string }>({ name: "refunds-due", text: CLAIM_REFUNDS }),
    most: batch,
    isStopped,
    work: (refunds) => each(refunds, ({ id }) => sendRefund(scope, id)),
  });
}
