import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { addDays, indiaClock, startOfIndiaDay } from "../../platform/india-day";

const usualDays = 365;
const mostDays = 2 * 365;

/** The moment at which a key ends whose last day is `day`; throws 422 for a day before today, or in more than two years. */
export function keyEnd(day: string | undefined, now = new Date()): Date {
  const today = indiaClock(now).day;
  const last = day ?? addDays(today, usualDays);
  if (last < today || last > addDays(today, mostDays))
    throw refuse.invalid([{ field: "expiresOn", message: messages.keyExpiryOutside }]);
  return startOfIndiaDay(addDays(last, 1));
}
