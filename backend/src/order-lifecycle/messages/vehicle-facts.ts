import type { Language } from "../../contract/constants";
import { dayAndMonth } from "../../notifications/format";
import { texts } from "../../notifications/texts";
import type { Facts } from "../../notifications/texts/texts";
import type { OrderRow } from "../../orders/order-row";
import { pickupCode } from "../../orders/pickup-code";

/** What messages say of an order that the shop's own vehicle brings; null for any other. */
export function vehicleFacts({ trip, order_id: orderId }: OrderRow, language: Language): Facts["vehicle"] {
  if (!trip) return null;
  const { day, from, to } = trip.slot;
  return { when: texts[language].inSlot(dayAndMonth(day, language), from, to), code: pickupCode(orderId) };
}
