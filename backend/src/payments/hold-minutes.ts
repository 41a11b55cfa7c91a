import { query } from "../platform/db/pool";

const defaultMinutes = 15;

/** For how long the goods of an order are held for its payment; a setting (`payment.holdMinutes`). */
export async function holdMinutes(): Promise<number> {
  const [saved] = await query<{ minutes: number | null }>({
    name: "payment-hold-minutes",
    text: "select (value ->> 'holdMinutes')::float8 as minutes from shop_setting where key = 'payment'",
  });
  return saved?.minutes ?? defaultMinutes;
}
