import { query } from "../platform/db/pool";
import { defaultShippingRules, type ShippingRules } from "./defaults";

const freshForMs = 2_000;

/** The rules, how often they were saved, and when last; never in a fresh shop. */
export type SavedRules = { rules: ShippingRules; version: number; updatedAt: Date | null };

let known: { rules: ShippingRules; readAt: number } | undefined;
let reading: Promise<ShippingRules> | undefined;

/** The rules in force: the defaults, overridden part by part by what an admin saved. Read again every two seconds. */
export async function shippingRules(now = performance.now()): Promise<ShippingRules> {
  if (known && now - known.readAt < freshForMs) return known.rules;
  reading ??= readAnew();
  return reading;
}

function readAnew(): Promise<ShippingRules> {
  const mine = readSavedRules()
    .then(({ rules }) => {
      // A read that a save has overtaken may have seen the previous rules.
      if (reading === mine) known = { rules, readAt: performance.now() };
      return rules;
    })
    .finally(() => {
      if (reading === mine) reading = undefined;
    });
  return mine;
}

/** What the database holds at this moment. */
export async function readSavedRules(): Promise<SavedRules> {
  const [row] = await query<{ value: Partial<ShippingRules>; version: number; updated_at: Date }>({
    name: "shipping-rules",
    text: "select value, version, updated_at from shop_setting where key = 'shipping'",
  });
  const saved = row?.value ?? {};
  const rules: ShippingRules = {
    ...defaultShippingRules,
    ...saved,
    rates: { ...defaultShippingRules.rates, ...saved.rates },
    cod: { ...defaultShippingRules.cod, ...saved.cod },
  };
  return { rules, version: row?.version ?? 0, updatedAt: row?.updated_at ?? null };
}

/**
 * Replaces everything saved before by the given parts; this process sees them at once, the others within two seconds.
 * Saves nothing and returns false if `version` is no longer the current one.
 */
export async function saveShippingRules(changes: Partial<ShippingRules>, version?: number): Promise<boolean> {
  const saved = await query({
    text: `insert into shop_setting (key, value) select 'shipping', $1 where $2::integer is null or $2 = 0
             or exists (select from shop_setting where key = 'shipping')
           on conflict (key) do update set value = excluded.value, version = shop_setting.version + 1, updated_at = now()
             where $2::integer is null or shop_setting.version = $2
           returning key`,
    values: [JSON.stringify(changes), version ?? null],
  });
  reading = undefined;
  known = undefined;
  return saved.length > 0;
}
