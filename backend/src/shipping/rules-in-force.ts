import { query } from "../db/pool";
import { defaultShippingRules, type ShippingRules } from "./defaults";

const freshForMs = 5_000;
let known: { rules: ShippingRules; readAt: number } | undefined;
let reading: Promise<ShippingRules> | undefined;

/** The rules in force: the defaults, overridden part by part by what an admin saved. Read again every five seconds. */
export async function shippingRules(now = Date.now()): Promise<ShippingRules> {
  if (known && now - known.readAt < freshForMs) return known.rules;
  reading ??= read().finally(() => {
    reading = undefined;
  });
  return reading;
}

async function read(): Promise<ShippingRules> {
  const [row] = await query<{ value: Partial<ShippingRules> }>({
    name: "shipping-rules",
    text: "select value from shop_setting where key = 'shipping'",
  });
  const saved = row?.value ?? {};
  const rules: ShippingRules = {
    ...defaultShippingRules,
    ...saved,
    rates: { ...defaultShippingRules.rates, ...saved.rates },
    cod: { ...defaultShippingRules.cod, ...saved.cod },
  };
  known = { rules, readAt: Date.now() };
  return rules;
}

/** Saves the parts that differ from the defaults; this process sees them at once, the others within five seconds. */
export async function saveShippingRules(changes: Partial<ShippingRules>): Promise<void> {
  await query({
    text: `insert into shop_setting (key, value) values ('shipping', $1)
           on conflict (key) do update set value = excluded.value, updated_at = now()`,
    values: [JSON.stringify(changes)],
  });
  known = undefined;
}
