import { legalTransitions } from "@contract/order-states";
import { describe, expect, it } from "vitest";
import { movesOf, needsDetails, refreshAfter, statusColour, toStatusBody } from "./rules";

describe("an order in the panel", () => {
  it("stands out while it waits for the shop", () => {
    expect(statusColour("pending")).toBe("warning");
    expect(statusColour("delivered")).toBe("success");
    expect(statusColour("cancelled")).toBe("default");
  });

  it("is read again while a courier may have news, sooner while it is being booked, and else never", () => {
    const booking = { state: "waiting", courier: null, awb: null, attempts: 0, message: null } as const;
    expect(refreshAfter({ orderStatus: "confirmed", booking })).toBe(5_000);
    expect(refreshAfter({ orderStatus: "shipped", booking: { ...booking, state: "booked" } })).toBe(30_000);
    expect(refreshAfter({ orderStatus: "delivered", booking: null })).toBe(false);
  });

  it("offers first that a parcel is back which is said to come back, though it may be brought after all", () => {
    const nextStatuses = legalTransitions("rto_in_transit", "admin");
    expect(movesOf({ orderStatus: "rto_in_transit", nextStatuses })).toEqual([
      "rto_received",
      "delivered",
      "out_for_delivery",
    ]);
    expect(movesOf({ orderStatus: "shipped", nextStatuses: legalTransitions("shipped", "admin") })[0]).toBe(
      "out_for_delivery",
    );
  });

  it("asks for details only where a move cannot do without", () => {
    const courier = { name: "India Post", awb: "EM1", trackingUrl: null };
    expect(needsDetails("shipped", { courier: null })).toBe(true);
    expect(needsDetails("shipped", { courier })).toBe(false);
    expect(needsDetails("packed", { courier: null })).toBe(false);
    expect(needsDetails("rto_received", { courier })).toBe(true);
  });

  const form = { note: "  ", courierName: "Delhivery ", awb: " 123", isCashIn: true };
  const order = { courier: null, paymentStatus: "cod_due" } as const;

  it("names the courier only when it is shipped with one", () => {
    expect(toStatusBody({ ...form, orderStatus: "shipped" }, order)).toEqual({
      orderStatus: "shipped",
      note: null,
      courier: { name: "Delhivery", awb: "123" },
    });
    expect(toStatusBody({ ...form, orderStatus: "packed" }, order)).not.toHaveProperty("courier");
    expect(toStatusBody({ ...form, awb: " ", orderStatus: "shipped" }, order)).not.toHaveProperty("courier");
  });

  it("leaves the booked courier as it is, with the link that follows the parcel", () => {
    const courier = { name: "Delhivery", awb: "123", trackingUrl: "https://track.example/123" };
    expect(toStatusBody({ ...form, orderStatus: "shipped" }, { ...order, courier })).not.toHaveProperty(
      "courier",
    );
  });

  it("says that the cash is in only when staff have it", () => {
    const later = { ...form, orderStatus: "delivered", isCashIn: false } as const;
    expect(toStatusBody(later, order)).not.toHaveProperty("paymentStatus");
    const now = { ...later, isCashIn: true };
    expect(toStatusBody(now, order)).toMatchObject({ paymentStatus: "paid" });
    expect(toStatusBody(now, { ...order, paymentStatus: "paid" })).not.toHaveProperty("paymentStatus");
  });
});
