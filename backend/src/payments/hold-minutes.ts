import { query } from "../platform/db/pool";

const defaultMinutes = 15;

/** How long an order's items are reserved until it is paid; a setting (`payment.holdMinutes`). */
export async function holdMinutes(): Promise<number> {
  const [saved] = await query<{ minutes: number | null }>({
    name: "payment-hold-minutes",
    text: "select (value ->> 'holdMinutes')::float8 as minutes from shop_setting where key = 'payment'",
  });
  return saved?.minutes ?? defaultMinutes;
}
