import { describe, expect, it } from "vitest";
import { notablePayments, statusColour, toMoveBody } from "./rules";

const packed = { orderStatus: "packed", paymentMethod: "cod", paymentStatus: "cod_due" } as const;

describe("an order in the panel", () => {
  it("stands out while it waits for the shop", () => {
    expect(statusColour("pending")).toBe("warning");
    expect(statusColour("delivered")).toBe("success");
    expect(statusColour("cancelled")).toBe("default");
  });

  it("names the courier only when it is shipped with one", () => {
    const form = { note: "  ", courierName: "Delhivery ", awb: " 123" };
    expect(toMoveBody({ ...form, orderStatus: "shipped" }, packed)).toEqual({
      orderStatus: "shipped",
      paymentStatus: null,
      note: null,
      courier: { name: "Delhivery", awb: "123" },
    });
    expect(toMoveBody({ ...form, orderStatus: "packed" }, packed)).toMatchObject({
      courier: null,
      paymentStatus: "paid",
    });
  });

  it("lets staff note cash that came in or was handed back, and no online payment", () => {
    const order = { paymentMethod: "cod", paymentStatus: "cod_due" } as const;
    expect(notablePayments(order)).toEqual(["paid"]);
    expect(notablePayments({ ...order, paymentStatus: "refund_pending" })).toEqual(["refunded"]);
    expect(notablePayments({ paymentMethod: "online", paymentStatus: "refund_pending" })).toEqual([]);
  });
});
