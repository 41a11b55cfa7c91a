import { describe, expect, it } from "vitest";
import type { Order } from "../rules";
import {
  amountBack,
  canTakeCashBack,
  isCashDue,
  isCashWithCourier,
  moneyBack,
  paymentWords,
  refundAmount,
} from "./rules";

describe("the money of an order in the panel", () => {
  it("goes back the way it came, and only where it came", () => {
    const order = { orderStatus: "packed", paymentMethod: "online", paymentStatus: "paid" } as const;
    expect(moneyBack(order)).toBe("online");
    expect(moneyBack({ ...order, paymentStatus: "pending" })).toBe("nothing");
    expect(moneyBack({ ...order, paymentMethod: "cod" })).toBe("cash");
    const due = { ...order, paymentMethod: "cod", paymentStatus: "cod_due" } as const;
    expect(moneyBack(due)).toBe("nothing");
    expect(moneyBack({ ...due, orderStatus: "return_approved" })).toBe("cashDue");
  });

  it("is with the courier once the parcel was handed over, until somebody notes it", () => {
    const order = { orderStatus: "packed", paymentMethod: "cod", paymentStatus: "cod_due" } as const;
    expect([isCashDue(order), isCashWithCourier(order)]).toEqual([true, false]);
    expect(isCashWithCourier({ ...order, orderStatus: "delivered" })).toBe(true);
    expect(isCashWithCourier({ ...order, orderStatus: "delivered", paymentStatus: "paid" })).toBe(false);
    expect(isCashDue({ ...order, paymentMethod: "online" })).toBe(false);
    expect(paymentWords({ ...order, orderStatus: "delivered" })).toBe("money.withCourier");
    const back = { ...order, orderStatus: "cancelled", paymentStatus: "refund_pending" } as const;
    expect(paymentWords(back)).toBe("money.refundOwed");
    expect(paymentWords({ ...back, paymentMethod: "online" })).toBe("order.payment.refund_pending");
  });

  it("can be taken back as a mistake until some of it was given back", () => {
    const receipt = {
      at: "2026-11-22",
      reference: null,
      means: null,
      paidIn: null,
      takenBackAt: null,
      takenBackReason: null,
    };
    const refund = { amount: 5, status: "processed" } as Order["refunds"][number];
    expect(canTakeCashBack({ cashReceipts: [receipt], refunds: [] })).toBe(true);
    expect(canTakeCashBack({ cashReceipts: [{ ...receipt, takenBackAt: "2026-11-22" }], refunds: [] })).toBe(
      false,
    );
    expect(canTakeCashBack({ cashReceipts: [receipt], refunds: [refund] })).toBe(false);
    expect(canTakeCashBack({ cashReceipts: [], refunds: [] })).toBe(false);
  });

  it("is the price of the part that comes back", () => {
    const returnRequest = { isWhole: false, refund: 600 } as NonNullable<Order["returnRequest"]>;
    expect(amountBack({ totalAmount: 1_640, returnRequest })).toBe(600);
    expect(amountBack({ totalAmount: 1_640, returnRequest: null })).toBe(1_640);
  });

  it("goes back in amounts that can be paid and are owed", () => {
    expect(refundAmount("₹1,859", 1_859)).toBe(1_859);
    expect(refundAmount(" 12.5 ", 1_859)).toBe(12.5);
    expect(refundAmount("₹ १,८५९.०५", 1_860)).toBe(1859.05);
    for (const wrong of ["", "0", "-5", "1859.01", "12.345", "1e3", "all"])
      expect(refundAmount(wrong, 1_859), wrong).toBeUndefined();
  });
});
