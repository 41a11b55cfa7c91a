import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { query } from "../../db/pool";
import { env } from "../../env";
import { isCaptured } from "../../payments/captured";
import { razorpay } from "../../payments/razorpay";
import { type Payment, RazorpayFailure } from "../../providers/payment-razorpay/client";

/** The payments that a provider has in its books under one key. */
type ProviderBooks = { keyId: string; payments: Payment[] };

/** What the sandbox of `npm start` keeps, for an audit that is not given its keys. */
const sandboxKeyId = "rzp_test_sandbox";
const SandboxBooks = z.object({ payments: z.array(z.custom<Payment>()) });

async function providerBooks(): Promise<ProviderBooks | undefined> {
  const client = razorpay();
  if (client) {
    const [first] = await query<{ since: number }>({
      text: "select floor(extract(epoch from min(created_at)))::float8 as since from shop_payment_attempt",
    });
    return { keyId: client.keyId, payments: await client.paymentsSince(first?.since ?? 0) };
  }
  const file = join(env().DATA_DIR, "sandbox", "razorpay.json");
  if (!existsSync(file)) return undefined;
  return { keyId: sandboxKeyId, ...SandboxBooks.parse(JSON.parse(readFileSync(file, "utf8"))) };
}

type OurPayment = { id: string; number: string; amount_paise: number; refunded: number; asked_back: number };

/** All that our books say of payments: those that are an order's, and those that only go back. */
const OURS = `
  select p.id, min(p.number) as number, coalesce(max(p.amount_paise), 0)::float8 as amount_paise,
    coalesce(sum(r.amount_paise) filter (where r.status = 'processed'), 0)::float8 as refunded,
    coalesce(sum(r.amount_paise), 0)::float8 as asked_back
  from (
    select a.razorpay_payment_id as id, o.number, a.amount_paise from shop_payment_attempt a
      join shop_order o using (order_id) where a.razorpay_payment_id is not null and a.key_id = $1
    union all
    select distinct r.razorpay_payment_id, o.number, null::bigint from shop_refund r
      join shop_order o using (order_id) join shop_payment_attempt a using (order_id)
      where a.key_id = $1 and r.razorpay_payment_id is distinct from a.razorpay_payment_id
  ) p left join shop_refund r on r.razorpay_payment_id = p.id
  group by p.id`;

function faultOf(theirs: Payment, ours: OurPayment | undefined): string | undefined {
  const amount = Number(theirs.amount);
  const refunded = theirs.amount_refunded ?? 0;
  const said = `payment ${theirs.id} of ${amount} paise`;
  if (!ours) return refunded === amount ? undefined : `${said} has neither an order nor a refund`;
  if (ours.amount_paise > 0 && ours.amount_paise !== amount)
    return `${said} pays ${ours.amount_paise} of order ${ours.number}`;
  if (ours.amount_paise === 0 && ours.asked_back < amount)
    return `${said} is no order's, and ${ours.asked_back} go back`;
  if (refunded < ours.refunded || refunded > ours.asked_back)
    return `${said}: ${refunded} went back, in our books ${ours.refunded}`;
  return undefined;
}

/**
 * Compares the provider's payments with ours, both ways: each that was captured has one order or goes back whole, and
 * each of ours is captured there. One that is younger than `graceSeconds` may still be on its way. Answers nothing where
 * there is no provider to ask.
 */
export async function auditProvider(graceSeconds = 120): Promise<string[] | undefined> {
  let books: ProviderBooks | undefined;
  try {
    books = await providerBooks();
  } catch (error) {
    if (!(error instanceof RazorpayFailure)) throw error;
    return [`Razorpay could not be asked: ${error.message}`];
  }
  if (!books) return undefined;
  const ours = await query<OurPayment>({ text: OURS, values: [books.keyId] });
  const ourOrders = await query<{ id: string }>({
    text: "select razorpay_order_id as id from shop_payment_attempt where razorpay_order_id is not null",
  });
  const known = new Map(ours.map((payment) => [payment.id, payment]));
  const isOurs = new Set(ourOrders.map(({ id }) => id));
  const before = Date.now() / 1000 - graceSeconds;
  const captured = books.payments.filter((payment) => isCaptured(payment) && isOurs.has(payment.order_id));
  const there = new Set(captured.map(({ id }) => id));
  return [
    ...captured
      .filter(({ created_at }) => created_at < before)
      .flatMap((payment) => faultOf(payment, known.get(payment.id)) ?? []),
    ...ours
      .filter(({ id }) => !there.has(id))
      .map(({ id, number }) => `payment ${id} of order ${number} is not captured at Razorpay`),
  ];
}
