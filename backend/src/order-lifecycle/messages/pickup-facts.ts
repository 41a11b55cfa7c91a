import type { Language } from "../../contract/constants";
import { dayAndMonth } from "../../notifications/format";
import { texts } from "../../notifications/texts";
import type { Facts } from "../../notifications/texts/texts";
import type { OrderRow } from "../../orders/order-row";
import { pickupCode } from "../../orders/pickup-code";
import { shop } from "../../platform/identity/current";

/** When the shop is open; blank if it has not said. */
function openingHours(language: Language): string {
  const { weekdays, sunday } = shop().hours;
  const words = texts[language].hours;
  return [
    ...(weekdays.opens ? [words.weekdays(`${weekdays.opens}–${weekdays.closes}`)] : []),
    ...(sunday.opens ? [words.sunday(`${sunday.opens}–${sunday.closes}`)] : []),
  ].join(", ");
}

/** What messages say of an order that can be picked up; null for any other. */
export function pickupFacts({ pickup, order_id: orderId }: OrderRow, language: Language): Facts["pickup"] {
  if (!pickup?.keepUntil) return null;
  const until = dayAndMonth(pickup.keepUntil, language);
  return { code: pickupCode(orderId), until, hours: openingHours(language) };
}
