import type { MedusaContainer } from "@medusajs/framework/types";
import type { AttemptState, Ended } from "../../payments/attempt";
import { inParallel } from "../../payments/in-parallel";
import { query } from "../../platform/db/pool";
import { log } from "../../platform/log";
import { expire } from "./expire";
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

/** How long the goods stay held past their time while a provider can't be asked whether they were paid. */
const graceSeconds = 180;
/** A payment that failed may still turn authorised for three days. */
const lateDays = 3.5;

/**
 * Takes what is due by moving its next check ahead, so that several processes share the work: every minute while an
 * order waits, then ever less often for as long as money may still come.
 */
const CLAIM_ATTEMPTS = `
  update shop_payment_attempt a set check_at = now() + case when a.ended is null then interval '1 minute'
    else greatest(interval '2 minutes', (now() - a.created_at) / 8) end
  from (select id from shop_payment_attempt where state in ('created', 'attempted') and check_at <= now()
    order by check_at limit ${batch} for update skip locked) due
  where a.id = due.id
  returning a.id, a.order_id, a.state, a.ended,
    extract(epoch from now() - a.expires_at)::float8 as overdue_seconds,
    extract(epoch from now() - a.created_at)::float8 / 86400 as age_days`;

const CLAIM_REFUNDS = `
  update shop_refund r set check_at = now() + least(interval '1 minute' * power(2, least(r.refusals, 10)), interval '1 hour')
  from (select id from shop_refund where status <> 'processed' and check_at <= now()
    order by check_at limit ${batch} for update skip locked) due
  where r.id = due.id returning r.id`;

async function checkAttempt(scope: MedusaContainer, attempt: DueAttempt): Promise<void> {
  const isOver = attempt.ended === null && attempt.overdue_seconds > 0;
  try {
    await settle(scope, attempt.id);
  } catch (error) {
    log.warn({ err: error, attempt: attempt.id }, "payment: the provider could not be asked");
    // The goods must not stay held for as long as the provider is away.
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

/** A few at a time: providers limit how often they may be asked, and while one is away each waits for its silence. */
const atOnce = 5;

function each<Due>(dues: readonly Due[], check: (due: Due) => Promise<void>): Promise<void> {
  return inParallel(dues, atOnce, (due) =>
    check(due).catch((error) => log.warn({ err: error, due }, "payment: checked again later")),
  );
}

/**
 * Finds what nobody told us: asks the provider about every attempt that is not settled, closes those whose time is over, and
 * asks again for refunds that are not through.
 */
export async function reconcile(scope: MedusaContainer): Promise<void> {
  for (;;) {
    const attempts = await query<DueAttempt>({ name: "attempts-due", text: CLAIM_ATTEMPTS });
    await each(attempts, (attempt) => checkAttempt(scope, attempt));
    const refunds = await query<{ id: string }>({ name: "refunds-due", text: CLAIM_REFUNDS });
    await each(refunds, ({ id }) => sendRefund(scope, id));
    if (attempts.length < batch && refunds.length < batch) return;
  }
}
