import type { ShopTerms } from "../contract/shipping";
import type { ShopIdentity } from "../contract/shop-identity";
import type { ShippingRules, ZoneRate } from "./defaults";
import { readyDay } from "./delivery-window";
import { isPickupOffered } from "./pickup";

type Area = NonNullable<ShopTerms["free"]>["area"];

/** The reach of free delivery in the shopper's terms: zones are internal. */
export function freeArea(zones: ShippingRules["free"]["zones"]): Area {
  const has = (...wanted: ShippingRules["free"]["zones"]) => wanted.every((zone) => zones.includes(zone));
  if (has("A", "B", "C", "D", "E")) return "india";
  if (has("A", "B", "C", "D")) return "most";
  if (has("A", "B")) return "state";
  return has("A") ? "city" : "some";
}

/** What holds for every zone. */
function anywhere(rates: readonly ZoneRate[]): ShopTerms["delivery"] {
  const most = (figure: (rate: ZoneRate) => number) => Math.max(...rates.map(figure));
  return {
    dearest: {
      firstHalfKg: most(({ firstHalfKg }) => firstHalfKg),
      halfKgMore: most(({ halfKgMore }) => halfKgMore),
    },
    days: { min: Math.min(...rates.map(({ days }) => days.min)), max: most(({ days }) => days.max) },
  };
}

/** The figures that the settings promise to shoppers. */
export function shippingTerms(rules: ShippingRules, shop: ShopIdentity, at: Date) {
  const { free, largest, volumetricDivisor, rates, cod, returns } = rules;
  const isEverFree = free.zones.length > 0 && free.upToKg > 0;
  return {
    free: isEverFree ? { fromGoods: free.fromGoods, upToKg: free.upToKg, area: freeArea(free.zones) } : null,
    largest,
    volumetricDivisor,
    delivery: anywhere(Object.values(rates)),
    cod: { min: cod.min, max: cod.max, feeMost: cod.fee.max },
    pickup: isPickupOffered(rules, shop)
      ? {
          readyBy: readyDay(at, rules.pickup.readyDays, rules.dispatch),
          keepDays: rules.pickup.keepDays,
          counterMeans: rules.pickup.counterMeans,
        }
      : null,
    vehicle: rules.vehicle.isOffered
      ? { goods: rules.vehicle.goods, doorMeans: rules.vehicle.doorMeans }
      : null,
    returnDays: returns.windowDays,
  };
}
