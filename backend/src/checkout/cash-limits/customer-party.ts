import type { CashParty } from "../../contract/cash-keys";
import { query } from "../../platform/db/pool";

/** A customer and the phones that their newest orders went to, at most ten. */
export async function customerParty({ id, phone }: { id: string; phone: string | null }): Promise<CashParty> {
  const rows = await query<{ phone: string }>({
    text: `select phone from (
             select address ->> 'phone' as phone, placed_at from shop_order where customer_id = $1
             order by placed_at desc, order_id desc limit 100) as newest
           where phone is not null group by phone order by max(placed_at) desc limit 10`,
    values: [id],
  });
  return { customerId: id, phones: [phone, ...rows.map((row) => row.phone)] };
}
