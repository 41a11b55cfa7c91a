import { type CashParty, cashKeys, sideOfKey } from "../../contract/cash-keys";
import { query, type Statement } from "../../platform/db/pool";
import type { SharedTransaction } from "../../platform/engine/shared-transaction";
import { type CashHistory, noHistory } from "../../shipping/cash-on-delivery";

/** The cash history of one account, phone or address. */
export type CashCount = { key: string; open: number; rupees: number; returned: number };

type Row = { hasReceived: boolean; isBlocked: boolean; counts: CashCount[] };

/** Exactly the condition of the index, otherwise the index is not used. */
const counted = `o.status in ('pending', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivery_failed',
  'rto_in_transit', 'rto_received')`;
/** An open order whose cash has not been received. */
const isOpen = "o.payment_method = 'cod' and o.payment_status = 'cod_due' and o.status <> 'rto_received'";
/** A parcel returned undelivered in the last $2 days, unless forgiven. */
const cameBack = `o.status in ('rto_in_transit', 'rto_received') and o.placed_at > now() - make_interval(days => $2)
  and not exists (select from shop_cash_pardon p where p.order_id = o.order_id and p.key = k.key)`;

/** Counts open orders and undelivered parcels by each of the keys $1; keys without any are left out. */
export const COUNTS = `
  select k.key, count(*) filter (where ${isOpen})::integer as open,
    -- What is paid at the shop's counter never travels as cash.
    coalesce(sum(o.total) filter (where ${isOpen} and o.delivery_method <> 'pickup'), 0)::float8 as rupees,
    count(*) filter (where ${cameBack})::integer as returned
  from shop_order o cross join lateral unnest(o.cash_keys) as k (key)
  where o.cash_keys && $1::text[] and ${counted} and k.key = any ($1::text[])
  group by k.key`;

const HISTORY = `
  select exists (select from shop_order where customer_id = $3
      and (status = 'delivered' or status like 'return%')) as "hasReceived",
    exists (select from shop_cash_block where key = any ($1::text[])) as "isBlocked",
    coalesce((select json_agg(c) from (${COUNTS}) c), '[]') as counts`;

const most = (counts: readonly CashCount[], figure: "open" | "rupees" | "returned") =>
  counts.reduce((so, count) => Math.max(so, count[figure]), 0);

/** Summarises the counts for the rules: the highest among account, phone and address. */
export function historyOf({ hasReceived, isBlocked, counts }: Row): CashHistory {
  const own = counts.filter(({ key }) => sideOfKey(key) === "account");
  return {
    hasReceived,
    isBlocked,
    returnsToOrigin: most(own, "returned"),
    returnsThere: most(counts, "returned"),
    open: { orders: most(counts, "open"), rupees: most(counts, "rupees") },
  };
}

const statement = (party: CashParty, days: number): Statement => ({
  name: "cash-history",
  text: HISTORY,
  values: [cashKeys(party), days, party.customerId],
});

/** Returns the cash history for a new cash order; undelivered parcels count for `days`. */
export async function cashHistory(party: CashParty, days: number): Promise<CashHistory> {
  const [row] = await query<Row>(statement(party, days));
  return row ? historyOf(row) : noHistory;
}

/**
 * The same, locked until the transaction ends: other cash orders for this account, one of these phones or this address
 * wait. Two statements, since a single one that had to wait would see the state from before.
 */
export async function holdCashHistory(
  { sql }: SharedTransaction,
  party: CashParty,
  days: number,
): Promise<CashHistory> {
  await sql({
    name: "cash-keys-lock",
    text: `select pg_advisory_xact_lock(1627, id)
           from (select distinct hashtext(key) as id from unnest($1::text[]) as key order by 1) as ids`,
    values: [cashKeys(party)],
  });
  const [row] = await sql<Row>(statement(party, days));
  return row ? historyOf(row) : noHistory;
}
