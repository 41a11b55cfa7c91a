import { query } from "../platform/db/pool";

/** For how many days a cart waits for its shopper: one with something in it, and any other. */
export type KeepDays = { filled: number; other: number };

const usual: KeepDays = { filled: 90, other: 30 };

/** Browsers keep a change for a month (ADR-0093): its cart is there for as long, whatever the setting says. */
const leastDays = 30;

/** A setting (`cart.keepDays`, `cart.keepOtherDays`). */
export async function keepDays(): Promise<KeepDays> {
  const [saved] = await query<{ filled: number | null; other: number | null }>({
    name: "cart-keep-days",
    text: `select (value ->> 'keepDays')::integer as filled, (value ->> 'keepOtherDays')::integer as other
           from shop_setting where key = 'cart'`,
  });
  return {
    filled: Math.max(leastDays, saved?.filled ?? usual.filled),
    other: Math.max(leastDays, saved?.other ?? usual.other),
  };
}
