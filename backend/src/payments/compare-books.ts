import type { Paise } from "../contract/money";
import { query } from "../platform/db/pool";
import { isCaptured } from "./captured";
import type { GatewayOrder, GatewayPayment } from "./gateway";
import type { ProviderLedger } from "./provider-ledger";
import { type Owner, orderOwners } from "./whose-order";

/** A captured payment that differs between the provider's books and ours. */
export type Difference = {
  provider: string;
  payment: GatewayPayment;
  order: GatewayOrder | undefined;
  owner: Owner;
  /** A sentence. */
  fault: string;
};

type OurPayment = { id: string; number: string; amount_paise: Paise; refunded: Paise; asked_back: Paise };

/** All payments in our books: those of orders, and those that are only refunded. */
const OURS = `
  select p.id, min(p.number) as number, coalesce(max(p.amount_paise), 0)::float8 as amount_paise,
    coalesce(sum(r.amount_paise) filter (where r.status = 'processed'), 0)::float8 as refunded,
    coalesce(sum(r.amount_paise), 0)::float8 as asked_back
  from (
    select a.provider_payment_id as id, o.number, a.amount_paise from shop_payment_attempt a
      join shop_order o using (order_id) where a.provider_payment_id is not null and a.provider = $1 and a.key_id = $2
    union all
    select distinct r.provider_payment_id, o.number, null::bigint from shop_refund r
      join shop_order o using (order_id) join shop_payment_attempt a using (order_id)
      where a.provider = $1 and a.key_id = $2 and r.provider_payment_id is distinct from a.provider_payment_id
  ) p left join shop_refund r on r.provider = $1 and r.provider_payment_id = p.id
  group by p.id`;

const unknownOrders = {
  lost: "names an order of this shop that its books do not know",
  unmarked: "may be of an order of this shop that its books do not know",
} as const;

function faultOf(theirs: GatewayPayment, ours: OurPayment | undefined, owner: Owner): string | undefined {
  const { amountPaise: amount, refundedPaise: refunded } = theirs;
  const said = `payment ${theirs.id} of ${amount} paise`;
  if (owner.kind === "strange") return undefined;
  if (owner.kind !== "known") return refunded === amount ? undefined : `${said} ${unknownOrders[owner.kind]}`;
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
 * Compares the provider's payments with ours in both directions: each captured payment has one order or is fully
 * refunded, and each of ours is captured there (`missing`, one sentence each).
 */
export async function compareBooks({ provider, title, account, orders, payments }: ProviderLedger) {
  const ours = await query<OurPayment>({ text: OURS, values: [provider, account] });
  const known = new Map(ours.map((payment) => [payment.id, payment]));
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const ownerOf = await orderOwners(provider);
  const captured = payments.filter(isCaptured);
  const differences = captured.flatMap((payment): Difference[] => {
    const order = orderOf.get(payment.orderId);
    const owner = ownerOf(payment.orderId, order);
    const fault = faultOf(payment, known.get(payment.id), owner);
    return fault ? [{ provider, payment, order, owner, fault }] : [];
  });
  const there = new Set(captured.map(({ id }) => id));
  const missing = ours
    .filter(({ id }) => !there.has(id))
    .map(({ id, number }) => `payment ${id} of order ${number} is not captured at ${title}`);
  return { differences, missing };
}

/** The same for all providers. */
export async function compareAll(ledgers: readonly ProviderLedger[]) {
  const found = { differences: [] as Difference[], missing: [] as string[] };
  for (const ledger of ledgers) {
    const { differences, missing } = await compareBooks(ledger);
    found.differences.push(...differences);
    found.missing.push(...missing);
  }
  return found;
}
