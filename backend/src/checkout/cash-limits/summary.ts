import { type CashParty, type CashSide, cashKeys, phoneOfKey, sideOfKey } from "../../contract/cash-keys";
import type { CashLimits, OwnCash } from "../../contract/cash-limits";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { OrderRow } from "../../orders/order-row";
import { query } from "../../platform/db/pool";
import { shippingRules } from "../../shipping/rules-in-force";
import { type CashCount, COUNTS } from "./cash-history";

/** Whose order it is and where it goes. */
export const orderParty = ({
  customer_id: customerId,
  customer,
  address,
}: Pick<OrderRow, "customer_id" | "customer" | "address">): CashParty => ({
  customerId,
  phones: [customer.phone, address.phone],
  address,
});

/**
 * Returns the cash history of an account, phones and perhaps an address, as the next cash order would be checked
 * against it.
 */
export async function cashLimitSummary(party: CashParty): Promise<CashLimits> {
  const { atMost, withinDays } = (await shippingRules()).cod.returnsToOrigin;
  const keys = cashKeys(party);
  const [counts, blocks] = await Promise.all([
    query<CashCount>({ name: "cash-counts", text: COUNTS, values: [keys, withinDays] }),
    query<{ key: string; reason: string }>({
      text: "select key, reason from shop_cash_block where key = any ($1::text[])",
      values: [keys],
    }),
  ]);
  const sides = keys.map((key) => {
    const { open = 0, rupees = 0, returned = 0 } = counts.find((count) => count.key === key) ?? {};
    const block = blocks.find((one) => one.key === key);
    return {
      side: sideOfKey(key),
      phone: phoneOfKey(key),
      open,
      openAmount: rupees,
      returned,
      isOff: block !== undefined || returned > atMost,
      blockedBecause: block?.reason ?? null,
    };
  });
  return { sides, withinDays };
}

/**
 * Whether cash is off for a shopper, for the file of their own data: for their account or its phone without saying which, and
 * without the staff's words, as the shop itself tells them (ADR-0027, ADR-0055).
 */
export async function ownCash({ id, phone }: { id: string; phone: string | null }): Promise<OwnCash> {
  const { sides } = await cashLimitSummary({ customerId: id, phones: [phone] });
  const returned = sides.find(({ side }) => side === "account")?.returned ?? 0;
  return { isOff: sides.some(({ isOff }) => isOff), returned };
}

type Change = { side: CashSide; phone: string | null; byId: string; reason: string };

const keyOf = (party: CashParty, { side, phone }: Change) =>
  cashKeys(party).find((one) => sideOfKey(one) === side && (side !== "phone" || phoneOfKey(one) === phone));

const ALLOW = `
  with lifted as (delete from shop_cash_block where key = $1 returning 1),
  pardoned as (
    insert into shop_cash_pardon (order_id, key, by_id, reason)
    select order_id, $1, $2, $3 from shop_order
    where cash_keys @> array[$1::text] and status in ('rto_in_transit', 'rto_received')
    on conflict do nothing returning 1)
  select from lifted union all select from pardoned`;

/**
 * Forgives all undelivered parcels of the account, phone or address so far, and lifts a block by the staff. 409 if
 * there is neither.
 */
export async function allowCash(party: CashParty, change: Change): Promise<void> {
  const key = keyOf(party, change);
  const lifted = key ? await query({ text: ALLOW, values: [key, change.byId, change.reason] }) : [];
  if (lifted.length === 0) throw refuse.conflict("cash_not_off", messages.cashNotOff);
}

/** Takes no cash from this account or phone until it is allowed again. 409 if the staff have said so already. */
export async function blockCash(party: CashParty, change: Change): Promise<void> {
  const key = keyOf(party, change);
  if (!key) throw refuse.conflict("cash_not_off", messages.cashNotTheirs);
  const blocked = await query({
    text: `insert into shop_cash_block (key, by_id, reason) values ($1, $2, $3)
           on conflict do nothing returning 1`,
    values: [key, change.byId, change.reason],
  });
  if (blocked.length === 0) throw refuse.conflict("cash_is_off", messages.cashIsOff);
}
