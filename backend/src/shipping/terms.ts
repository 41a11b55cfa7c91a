import type { ShopTerms } from "../contract/shipping";
import type { ShippingRules } from "./defaults";

type Area = NonNullable<ShopTerms["free"]>["area"];

/** The reach of free delivery in the shopper's terms: zones are internal. */
export function freeArea(zones: ShippingRules["free"]["zones"]): Area {
  const has = (...wanted: ShippingRules["free"]["zones"]) => wanted.every((zone) => zones.includes(zone));
  if (has("A", "B", "C", "D", "E")) return "india";
  if (has("A", "B", "C", "D")) return "most";
  if (has("A", "B")) return "state";
  return has("A") ? "city" : "some";
}

/** The figures that the settings promise to shoppers. */
export function shippingTerms(rules: ShippingRules) {
  const { free, largest, volumetricDivisor, cod, returns } = rules;
  const isEverFree = free.zones.length > 0 && free.upToKg > 0;
  return {
    free: isEverFree ? { fromGoods: free.fromGoods, upToKg: free.upToKg, area: freeArea(free.zones) } : null,
    largest,
    volumetricDivisor,
    cod: { min: cod.min, max: cod.max, feeMost: cod.fee.max },
    returnDays: returns.windowDays,
  };
}
