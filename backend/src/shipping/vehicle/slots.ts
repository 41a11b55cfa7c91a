import type { VehicleSlot } from "../../contract/shipping";
import { addDays, dayMs, indiaClock, startOfIndiaDay } from "../../platform/india-day";
import type { ShippingRules } from "../defaults";

/** How many orders hold each slot, by `slotKey`; a slot that nobody has chosen is missing. */
export type Taken = ReadonlyMap<string, number>;

export const slotKey = ({ day, from }: Pick<VehicleSlot, "day" | "from">): string => `${day} ${from}`;

/** The instant of a time of day, such as `16:00`. */
const instantOf = (day: string, time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return startOfIndiaDay(day).getTime() + (hours * 60 + minutes) * 60_000;
};

const weekdayOf = (day: string) => new Date(day).getUTCDay();

function isDriven(day: string, { vehicle, dispatch }: ShippingRules): boolean {
  const weekday = weekdayOf(day);
  return (
    vehicle.weekdays.includes(weekday) &&
    !dispatch.closedWeekdays.includes(weekday) &&
    !dispatch.holidays.includes(day)
  );
}

/** The slots of today and the days ahead, in order of time, that are open. */
function slotsWhile(rules: ShippingRules, at: Date, isOpen: (slot: VehicleSlot) => boolean): VehicleSlot[] {
  const { day: today } = indiaClock(at);
  const { daysAhead, slots } = rules.vehicle;
  return Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead))
    .filter((day) => isDriven(day, rules))
    .flatMap((day) => slots.map(({ from, to }) => ({ day, from, to })))
    .filter(isOpen);
}

/** The slots that a shopper may choose at `at`, with room or without. */
export function openSlots(rules: ShippingRules, at: Date): VehicleSlot[] {
  const cutOffMs = rules.vehicle.cutOffHours * (dayMs / 24);
  return slotsWhile(rules, at, ({ day, from }) => instantOf(day, from) - cutOffMs > at.getTime());
}

/** The slots to which staff may take an order: they know whether the vehicle still gets there. */
export const staffSlots = (rules: ShippingRules, at: Date): VehicleSlot[] =>
  slotsWhile(rules, at, ({ day, to }) => instantOf(day, to) > at.getTime());

/** Those of `slots` that have room. */
export const freeSlots = (
  slots: readonly VehicleSlot[],
  { vehicle }: ShippingRules,
  taken: Taken,
): VehicleSlot[] => slots.filter((slot) => (taken.get(slotKey(slot)) ?? 0) < vehicle.perSlot);
