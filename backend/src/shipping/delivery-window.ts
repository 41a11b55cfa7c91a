import type { ShippingRules } from "./defaults";
import { addDays, indiaClock, weekday } from "./india-day";

type Dispatch = ShippingRules["dispatch"];

const isWorkingDay = (day: string, { closedWeekdays, holidays }: Dispatch) =>
  !closedWeekdays.includes(weekday(day)) && !holidays.includes(day);

/** A year without a working day is a fault in the settings, not a reason to count for ever. */
const longestSearch = 366;

/** The day that lies `steps` working days after `day`; with 0 steps the day itself or the next working one. */
function workingDay(day: string, steps: number, dispatch: Dispatch): string {
  let at = day;
  let left = steps;
  for (let tries = 0; tries < longestSearch; tries += 1) {
    if (isWorkingDay(at, dispatch)) {
      if (left === 0) return at;
      left -= 1;
    }
    at = addDays(at, 1);
  }
  return addDays(day, steps);
}

/**
 * The days between which a parcel ordered at `at` arrives. Before the cut-off it leaves on the same working day;
 * Sundays and the shop's holidays count neither for leaving nor for travelling.
 */
export function deliveryWindow(
  at: Date,
  days: { min: number; max: number },
  dispatch: Dispatch,
): { from: string; to: string } {
  const { day, hour } = indiaClock(at);
  const leaves = workingDay(hour < dispatch.cutOffHour ? day : addDays(day, 1), 0, dispatch);
  return { from: workingDay(leaves, days.min, dispatch), to: workingDay(leaves, days.max, dispatch) };
}
