import { describe, expect, it } from "vitest";
import type { Order } from "../rules";
import { amountBack, cashToNote, moneyBack, needsCashFirst } from "./rules";

describe("the money of an order in the panel", () => {
  it("goes back the way it came, and only where it came", () => {
    expect(moneyBack({ paymentMethod: "online", paymentStatus: "paid" })).toBe("online");
    expect(moneyBack({ paymentMethod: "online", paymentStatus: "pending" })).toBe("nothing");
    expect(moneyBack({ paymentMethod: "cod", paymentStatus: "paid" })).toBe("cash");
    expect(moneyBack({ paymentMethod: "cod", paymentStatus: "cod_due" })).toBe("nothing");
  });

  it("lets staff note cash that came in or was handed back, and no online payment", () => {
    const order = {
      orderStatus: "delivered",
      paymentMethod: "cod",
      paymentStatus: "cod_due",
      returnRequest: null,
    } as const;
    expect(cashToNote(order)).toBe("paid");
    expect(cashToNote({ ...order, orderStatus: "packed" })).toBeNull();
    expect(cashToNote({ ...order, paymentStatus: "paid" })).toBeNull();
    const back = { ...order, orderStatus: "return_received", paymentStatus: "refund_pending" } as const;
    expect(cashToNote(back)).toBe("refunded");
    expect(cashToNote({ ...back, paymentMethod: "online" })).toBeNull();
  });

  it("is the price of the part that comes back, handed out of cash that came in", () => {
    const returnRequest = { isWhole: false, refund: 600 } as NonNullable<Order["returnRequest"]>;
    const order = { paymentMethod: "cod", totalAmount: 1_640, returnRequest } as const;
    expect([amountBack(order), amountBack({ ...order, returnRequest: null })]).toEqual([600, 1_640]);
    const due = { ...order, orderStatus: "return_approved", paymentStatus: "cod_due" } as const;
    expect([needsCashFirst(due), cashToNote(due)]).toEqual([true, "paid"]);
    expect(needsCashFirst({ ...due, returnRequest: { ...returnRequest, isWhole: true } })).toBe(false);
    const back = { ...due, orderStatus: "return_received", paymentStatus: "refund_pending" } as const;
    expect(cashToNote(back)).toBe("partially_refunded");
  });
});
