import type { BookingState } from "@contract/booking";
import type { Order } from "../rules";

type Colour = "default" | "info" | "success" | "warning" | "error";

const colours: Record<BookingState, Colour> = {
  waiting: "info",
  booked: "success",
  failed: "error",
  cancelling: "warning",
  cancelled: "default",
  by_hand: "success",
  none: "default",
};
export const bookingColour = (state: BookingState): Colour => colours[state];

type Bookable = Pick<Order, "orderStatus" | "booking" | "nextStatuses">;

/** What staff may do about the parcel now: the courier can be changed while the items are still in the shop. */
export function bookingActions({ orderStatus, booking, nextStatuses }: Bookable) {
  const state = booking?.state ?? "none";
  const isHere = orderStatus === "confirmed" || orderStatus === "packed";
  const mustBeCalledBack = orderStatus === "cancelled" && state === "failed";
  return {
    // One that is called off because of its cash is booked anew: staff may have the courier asked at once.
    book: (isHere && state !== "booked") || mustBeCalledBack,
    chooseCourier: isHere,
    enterByHand: isHere,
    printLabel: state === "booked",
    cancelOrder: state === "failed" && nextStatuses.includes("cancelled"),
  };
}

/** Hours, or days from two days on, since an instant; for "waits since". */
export function ageOf(iso: string, now: number): { unit: "minutes" | "hours" | "days"; count: number } {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / 60_000));
  if (minutes < 60) return { unit: "minutes", count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { unit: "hours", count: hours } : { unit: "days", count: Math.floor(hours / 24) };
}
