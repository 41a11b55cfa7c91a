import { addDays, dayMs, indiaClock } from "../platform/india-day";
import type { ShippingRules } from "./defaults";

type Dispatch = ShippingRules["dispatch"];

/** Midnight of a calendar day is counted in UTC: 1 January 1970 was a Thursday. */
const weekdayOf = (midnight: number) => (midnight / dayMs + 4) % 7;
const dayOf = (midnight: number) => new Date(midnight).toISOString().slice(0, 10);

/** A year without a working day is an error in the settings, not a reason to loop forever. */
const longestSearch = 366;

/** The date `steps` working days after `day`; with 0 steps the day itself or the next working day. */
function workingDay(day: string, steps: number, { closedWeekdays, holidays }: Dispatch): string {
  let at = Date.parse(day);
  let left = steps;
  for (let tries = 0; tries < longestSearch; tries += 1, at += dayMs) {
    if (closedWeekdays.includes(weekdayOf(at))) continue;
    const open = dayOf(at);
    if (holidays.includes(open)) continue;
    if (left === 0) return open;
    left -= 1;
  }
  return addDays(day, steps);
}

/** The day on which an order placed at `at` leaves the shop, or begins to be made ready for its shopper. */
function startingDay(at: Date, dispatch: Dispatch): string {
  const { day, hour } = indiaClock(at);
  return workingDay(hour < dispatch.cutOffHour ? day : addDays(day, 1), 0, dispatch);
}

/** The day by which an order placed at `at` can be picked up, `days` working days later. */
export const readyDay = (at: Date, days: number, dispatch: Dispatch): string =>
  workingDay(startingDay(at, dispatch), days, dispatch);

/**
 * The days between which a parcel ordered at `at` arrives. Before the cut-off it leaves on the same working day;
 * Sundays and the shop's holidays count neither for dispatch nor for transit.
 */
export function deliveryWindow(
  at: Date,
  days: { min: number; max: number },
  dispatch: Dispatch,
): { from: string; to: string } {
  const leaves = startingDay(at, dispatch);
  return { from: workingDay(leaves, days.min, dispatch), to: workingDay(leaves, days.max, dispatch) };
}
