import { addRupees } from "../contract/money";
import { rateFor } from "../contract/parcel";
import type { ShippingRules, Zone } from "./defaults";

/** Whether there is free delivery to a zone at any order value. */
const isEverFree = ({ free }: ShippingRules, zone: Zone) => free.zones.includes(zone) && free.upToKg > 0;

/** What the shopper pays: free from an order value on; beyond the free weight only the excess is charged. */
export function shippingCharge(
  rules: ShippingRules,
  { zone, chargeableKg, goods }: { zone: Zone; chargeableKg: number; goods: number },
): number {
  const rate = rules.rates[zone];
  const full = rateFor(rate, chargeableKg);
  if (!isEverFree(rules, zone) || goods < rules.free.fromGoods) return full;
  return chargeableKg <= rules.free.upToKg ? 0 : full - rateFor(rate, rules.free.upToKg);
}

/** Rupees missing for free shipping; 0 when reached, and if the zone has no free shipping. */
export function freeShippingGap(rules: ShippingRules, zone: Zone, goods: number): number {
  if (!isEverFree(rules, zone)) return 0;
  return Math.max(0, addRupees(rules.free.fromGoods, -goods));
}
