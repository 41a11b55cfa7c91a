import { type CashSide, cashKeys, phoneOfKey, sideOfKey } from "../../contract/cash-keys";
import type { CashLimits } from "../../contract/cash-limits";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { OrderRow } from "../../orders/order-row";
import { query } from "../../platform/db/pool";
import { shippingRules } from "../../shipping/rules-in-force";
import { type CashCount, COUNTS } from "./cash-history";

type Whose = Pick<OrderRow, "customer_id" | "customer" | "address">;

const keysOf = ({ customer_id: customerId, customer, address }: Whose) =>
  cashKeys({ customerId, phones: [customer.phone, address.phone], address });

/**
 * Returns the cash history of an order's account, phones and address, as the next cash order would be checked against
 * it.
 */
export async function cashLimitSummary(order: Whose): Promise<CashLimits> {
  const { atMost, withinDays } = (await shippingRules()).cod.returnsToOrigin;
  const keys = keysOf(order);
  const counts = await query<CashCount>({ name: "cash-counts", text: COUNTS, values: [keys, withinDays] });
  const sides = keys.map((key) => {
    const { open = 0, rupees = 0, returned = 0 } = counts.find((count) => count.key === key) ?? {};
    return {
      side: sideOfKey(key),
      phone: phoneOfKey(key),
      open,
      openAmount: rupees,
      returned,
      isOff: returned > atMost,
    };
  });
  return { sides, withinDays };
}

const PARDON = `
  insert into shop_cash_pardon (order_id, key, by_id, reason)
  select order_id, $1, $2, $3 from shop_order
  where cash_keys @> array[$1::text] and status in ('rto_in_transit', 'rto_received')
  on conflict do nothing returning 1`;

type Pardon = { side: CashSide; phone: string | null; byId: string; reason: string };

/** Forgives all undelivered parcels of the order's account, phone or address so far. 409 if none counts. */
export async function allowCash(order: Whose, { side, phone, byId, reason }: Pardon): Promise<void> {
  const key = keysOf(order).find(
    (one) => sideOfKey(one) === side && (side !== "phone" || phoneOfKey(one) === phone),
  );
  const forgiven = key ? await query({ text: PARDON, values: [key, byId, reason] }) : [];
  if (forgiven.length === 0) throw refuse.conflict("cash_not_off", messages.cashNotOff);
}
