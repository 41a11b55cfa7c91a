import { describe, expect, it } from "vitest";
import { statusColour, toStatusBody } from "./rules";

describe("an order in the panel", () => {
  it("stands out while it waits for the shop", () => {
    expect(statusColour("pending")).toBe("warning");
    expect(statusColour("delivered")).toBe("success");
    expect(statusColour("cancelled")).toBe("default");
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
