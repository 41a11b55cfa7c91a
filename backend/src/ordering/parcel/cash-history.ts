import { query } from "../../db/pool";
import type { CashHistory } from "../../shipping/cash-on-delivery";

/** What earlier orders of this shopper say about a new one in cash; parcels that came back count for `days`. */
export async function cashHistory(customerId: string, days: number): Promise<CashHistory> {
  const [row] = await query<CashHistory>({
    name: "cash-history",
    text: `select
             count(*) filter (where status in ('rto_in_transit', 'rto_received')
               and placed_at > now() - make_interval(days => $2))::integer as "returnsToOrigin",
             coalesce(bool_or(status = 'delivered' or status like 'return%'), false) as "hasReceived"
           from shop_order where customer_id = $1`,
    values: [customerId, days],
  });
  return row ?? { returnsToOrigin: 0, hasReceived: false };
}
