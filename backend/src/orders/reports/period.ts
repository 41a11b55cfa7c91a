import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { addDays, dayMs, indiaClock, startOfIndiaDay } from "../../platform/india-day";

const usualDays = 30;
const mostDays = 366;

/** Whole days of the Indian calendar: from the start of `from` to the start of the day after `to`. */
export type Period = { from: string; to: string; begins: Date; ends: Date };

export const periodOf = (from: string, to: string): Period => ({
  from,
  to,
  begins: startOfIndiaDay(from),
  ends: startOfIndiaDay(addDays(to, 1)),
});

/** A month of the Indian calendar, `YYYY-MM`. */
export function monthOf(month: string): Period {
  const first = `${month}-01`;
  const inNext = addDays(first, 31);
  return periodOf(first, addDays(`${inNext.slice(0, 7)}-01`, -1));
}

/** The asked days, or the last 30; 422 if they are the wrong way round or more than a year. */
export function askedPeriod(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): Period {
  const last = to ?? indiaClock(now).day;
  const first = from ?? addDays(last, 1 - usualDays);
  if (first > last) throw refuse.invalid([{ field: "to", message: messages.lastDayBeforeFirst }]);
  if (addDays(first, mostDays) <= last)
    throw refuse.invalid([{ field: "from", message: messages.atMostDays(mostDays) }]);
  return periodOf(first, last);
}

/** The same number of days just before. */
export function periodBefore({ from, begins, ends }: Period): Period {
  const days = Math.round((ends.getTime() - begins.getTime()) / dayMs);
  return periodOf(addDays(from, -days), addDays(from, -1));
}
