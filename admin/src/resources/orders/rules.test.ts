import { describe, expect, it } from "vitest";
import { statusColour, toMoveBody } from "./rules";

describe("an order in the panel", () => {
  it("stands out while it waits for the shop", () => {
    expect(statusColour("pending")).toBe("warning");
    expect(statusColour("delivered")).toBe("success");
    expect(statusColour("cancelled")).toBe("default");
  });

  const form = { note: "  ", courierName: "Delhivery ", awb: " 123", isCashIn: true };
  const order = { courier: null, paymentStatus: "cod_due" } as const;

  it("names the courier only when it is shipped with one", () => {
    expect(toMoveBody({ ...form, orderStatus: "shipped" }, order)).toEqual({
      orderStatus: "shipped",
      paymentStatus: null,
      note: null,
      courier: { name: "Delhivery", awb: "123" },
    });
    expect(toMoveBody({ ...form, orderStatus: "packed" }, order).courier).toBeNull();
    expect(toMoveBody({ ...form, awb: " ", orderStatus: "shipped" }, order).courier).toBeNull();
  });

  it("leaves the booked courier as it is, with the link that follows the parcel", () => {
    const courier = { name: "Delhivery", awb: "123", trackingUrl: "https://track.example/123" };
    expect(toMoveBody({ ...form, orderStatus: "shipped" }, { ...order, courier }).courier).toBeNull();
  });

  it("says when a parcel was delivered before its cash is counted", () => {
    const later = { ...form, orderStatus: "delivered", isCashIn: false } as const;
    expect(toMoveBody(later, order).paymentStatus).toBe("cod_due");
    expect(toMoveBody({ ...later, isCashIn: true }, order).paymentStatus).toBeNull();
    expect(toMoveBody(later, { ...order, paymentStatus: "paid" }).paymentStatus).toBeNull();
  });
});
