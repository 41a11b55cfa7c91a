import type { ShippingRules, Zone, ZoneRate } from "./defaults";

/** The courier's rate in rupees: the first half kilogram, then each one more. */
export function rateFor(rate: ZoneRate, chargeableKg: number): number {
  return rate.firstHalfKg + (Math.max(1, Math.ceil(chargeableKg * 2)) - 1) * rate.halfKgMore;
}

/** Whether goods of any value travel free to a zone. */
const isEverFree = ({ free }: ShippingRules, zone: Zone) => free.zones.includes(zone) && free.upToKg > 0;

/** What the shopper pays: free from a value of goods on, and beyond the free weight only what is above it. */
export function shippingCharge(
  rules: ShippingRules,
  { zone, chargeableKg, goods }: { zone: Zone; chargeableKg: number; goods: number },
): number {
  const rate = rules.rates[zone];
  const full = rateFor(rate, chargeableKg);
  if (!isEverFree(rules, zone) || goods < rules.free.fromGoods) return full;
  return chargeableKg <= rules.free.upToKg ? 0 : full - rateFor(rate, rules.free.upToKg);
}

/** Rupees of goods missing for free shipping; 0 when reached, and where the zone never ships free. */
export function freeShippingGap(rules: ShippingRules, zone: Zone, goods: number): number {
  if (!isEverFree(rules, zone)) return 0;
  return Math.max(0, Math.round((rules.free.fromGoods - goods) * 100) / 100);
}
