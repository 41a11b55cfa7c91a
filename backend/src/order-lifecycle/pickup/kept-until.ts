import type { ShopIdentity } from "../../contract/shop-identity";
import { addDays, indiaClock, startOfIndiaDay } from "../../platform/india-day";

const isSunday = (day: string) => new Date(day).getUTCDay() === 0;

/**
 * The last second of the last day on which an order is kept: `days` after the day on which it was ready, and never a Sunday on
 * which the shop is closed.
 */
export function keptUntil(ready: Date, days: number, { sunday }: ShopIdentity["hours"]): Date {
  const last = addDays(indiaClock(ready).day, days);
  const end = startOfIndiaDay(addDays(last, isSunday(last) && !sunday.opens ? 2 : 1));
  return new Date(end.getTime() - 1_000);
}
