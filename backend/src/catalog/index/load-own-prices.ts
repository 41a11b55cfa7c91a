import { query } from "../../platform/db/pool";
import type { OwnPrices } from "./own-prices-index";

/** Products of which some price depends on a customer group, at what the customer pays for one of the cheapest variant. */
const statement = {
  name: "own-prices-of-groups",
  text: `
  with with_rules as (
    select p.price_set_id from price p where p.deleted_at is null and p.rules_count > 0
    union select p.price_set_id from price_list l join price p on p.price_list_id = l.id and p.deleted_at is null
      where l.rules_count > 0
  ), affected as (
    select distinct v.product_id from with_rules p
    join product_variant_price_set s on s.price_set_id = p.price_set_id and s.deleted_at is null
    join catalog_variant v on v.variant_id = s.variant_id
  )
  select distinct on (v.product_id) v.product_id as "productId", step.price::float8 as price, step.paid::float8 as paid
  from shop_special_prices($1, array(select variant_id from catalog_variant join affected using (product_id))) step
  join catalog_variant v on v.variant_id = step.variant_id
  where step.quantity = 1 order by v.product_id, step.paid`,
};

/** Changes with the prices of customer groups (schema 0361). */
const specialVersion = { name: "own-prices-version", text: "select version::text from shop_special_price" };

/** When the next price list begins or ends; null if none does. */
const nextChange = {
  name: "next-price-list-change",
  text: `select min(at) as at from (
    select starts_at as at from price_list where deleted_at is null and status = 'active'
    union all select ends_at from price_list where deleted_at is null and status = 'active') change
    where at > now()`,
};

type Kept = { version: string; until: number; count: number; own: Promise<OwnPrices> };

/** By customer groups. */
const kept = new Map<string, Kept>();
const groupsAtMost = 16;
/** Each takes 160 bytes. */
const pricesAtMost = 500_000;

/** Forgets those that nobody has asked for the longest; the last ones stay, however many they are. */
function forgetSome(): void {
  let prices = [...kept.values()].reduce((sum, { count }) => sum + count, 0);
  for (const [name, { count }] of kept) {
    if (kept.size <= 1 || (kept.size <= groupsAtMost && prices <= pricesAtMost)) break;
    prices -= count;
    kept.delete(name);
  }
}

async function load(key: string, customerId: string): Promise<OwnPrices> {
  const rows = await query<{ productId: string; price: number; paid: number }>({
    ...statement,
    values: [customerId],
  });
  return { key, prices: new Map(rows.map(({ productId, ...prices }) => [productId, prices])) };
}

async function untilNextChange(): Promise<number> {
  const [{ at } = { at: null }] = await query<{ at: Date | null }>({ ...nextChange, values: [] });
  return at?.getTime() ?? Number.POSITIVE_INFINITY;
}

/**
 * The prices of the members of these groups, as of a moment after the call; `customerId` is any of them. They are kept
 * until a price with rules, its rules or its list changes (schema 0361), or a price list begins or ends.
 */
export async function ownPricesOf(groups: readonly string[], customerId: string): Promise<OwnPrices> {
  const [{ version } = { version: "" }] = await query<{ version: string }>(specialVersion);
  const name = groups.join(" ");
  const known = kept.get(name);
  kept.delete(name);
  if (known && known.version === version && Date.now() < known.until) {
    kept.set(name, known);
    return known.own;
  }
  const mine: Kept = { version, until: Number.POSITIVE_INFINITY, count: 0, own: begin() };
  async function begin(): Promise<OwnPrices> {
    // Asked for first: a list that begins during the load is loaded again.
    const until = await untilNextChange();
    mine.until = until;
    const own = await load(`${name} ${version} ${until}`, customerId);
    mine.count = own.prices.size;
    forgetSome();
    return own;
  }
  // At once: members who come together wait for the same load.
  kept.set(name, mine);
  forgetSome();
  mine.own.catch(() => {
    if (kept.get(name) === mine) kept.delete(name);
  });
  return mine.own;
}
