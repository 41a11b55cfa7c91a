import { query, type Statement } from "../../platform/db/pool";

/** Notes that the account's phone was proved by a text message. A trigger deletes the note when the phone changes. */
export const notePhoneProved = (customerId: string): Statement => ({
  text: `insert into shop_proved_phone (customer_id) values ($1)
         on conflict (customer_id) do update set proved_at = now()`,
  values: [customerId],
});

/** When the account's phone was proved by a text message; null if it was not. */
export async function phoneProvedAt(customerId: string): Promise<Date | null> {
  const [row] = await query<{ proved_at: Date }>({
    name: "phone-proved",
    text: "select proved_at from shop_proved_phone where customer_id = $1",
    values: [customerId],
  });
  return row?.proved_at ?? null;
}
