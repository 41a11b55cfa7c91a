import { describe, expect, it } from "vitest";
import { cashToNote, moneyBack } from "./rules";

describe("the money of an order in the panel", () => {
  it("goes back the way it came, and only where it came", () => {
    expect(moneyBack({ paymentMethod: "online", paymentStatus: "paid" })).toBe("online");
    expect(moneyBack({ paymentMethod: "online", paymentStatus: "pending" })).toBe("nothing");
    expect(moneyBack({ paymentMethod: "cod", paymentStatus: "paid" })).toBe("cash");
    expect(moneyBack({ paymentMethod: "cod", paymentStatus: "cod_due" })).toBe("nothing");
  });

  it("lets staff note cash that came in or was handed back, and no online payment", () => {
    expect(cashToNote({ paymentMethod: "cod", paymentStatus: "cod_due" })).toBe("paid");
    expect(cashToNote({ paymentMethod: "cod", paymentStatus: "refund_pending" })).toBe("refunded");
    expect(cashToNote({ paymentMethod: "cod", paymentStatus: "paid" })).toBeNull();
    expect(cashToNote({ paymentMethod: "online", paymentStatus: "refund_pending" })).toBeNull();
  });
});
