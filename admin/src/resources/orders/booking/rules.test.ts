import { describe, expect, it } from "vitest";
import { ageOf, bookingActions } from "./rules";

const booking = { courier: null, awb: null, attempts: 3, message: null };
const nextStatuses = ["packed", "cancelled"] as ("packed" | "cancelled")[];

describe("the booking of a parcel in the panel", () => {
  it("offers every way out of a failed one", () => {
    expect(
      bookingActions({ orderStatus: "confirmed", nextStatuses, booking: { ...booking, state: "failed" } }),
    ).toEqual({
      book: true,
      chooseCourier: true,
      enterByHand: true,
      printLabel: false,
      cancelOrder: true,
    });
  });

  it("offers the label and another courier once it is booked, not to book it twice", () => {
    expect(
      bookingActions({ orderStatus: "packed", nextStatuses, booking: { ...booking, state: "booked" } }),
    ).toMatchObject({ book: false, chooseCourier: true, printLabel: true, cancelOrder: false });
  });

  it("has the courier asked again about one that is called off to be booked anew, and offers no label of it", () => {
    expect(
      bookingActions({ orderStatus: "packed", nextStatuses, booking: { ...booking, state: "cancelling" } }),
    ).toMatchObject({ book: true, printLabel: false });
  });

  it("changes no courier once the parcel has left", () => {
    const gone = { orderStatus: "shipped" as const, nextStatuses: [] };
    expect(bookingActions({ ...gone, booking: { ...booking, state: "booked" } })).toMatchObject({
      chooseCourier: false,
      enterByHand: false,
      printLabel: true,
    });
    expect(Object.values(bookingActions({ ...gone, booking: null }))).not.toContain(true);
  });

  it("lets a cancelled order's parcel be called back again", () => {
    const cancelled = { orderStatus: "cancelled" as const, nextStatuses: [] };
    expect(bookingActions({ ...cancelled, booking: { ...booking, state: "failed" } }).book).toBe(true);
    expect(bookingActions({ ...cancelled, booking: { ...booking, state: "cancelled" } }).book).toBe(false);
  });

  it("says how long one waits in the unit that fits", () => {
    const now = Date.parse("2026-11-21T12:00:00Z");
    expect(ageOf("2026-11-21T11:20:30Z", now)).toEqual({ unit: "minutes", count: 39 });
    expect(ageOf("2026-11-20T11:00:00Z", now)).toEqual({ unit: "hours", count: 25 });
    expect(ageOf("2026-11-18T11:00:00Z", now)).toEqual({ unit: "days", count: 3 });
    expect(ageOf("2026-11-21T12:00:05Z", now)).toEqual({ unit: "minutes", count: 0 });
  });
});
