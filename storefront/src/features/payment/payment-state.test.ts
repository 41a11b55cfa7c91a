import { describe, expect, it } from "vitest";
import { isOpen, offersPayment, type Payment, paymentScreen } from "./payment-state";
import { readOutcome, returnPath } from "./return-path";

const waiting: Payment = {
  orderId: "order_1",
  orderNumber: "SB-1",
  state: "waiting",
  reason: null,
  paymentId: null,
  method: null,
  amount: 499,
  canRetry: true,
  expiresAt: "2026-11-21T10:15:00Z",
};
const known = { payment: waiting, outcome: undefined, isUnreadable: false, waitedMs: 0 };

describe("the way back from the payment window", () => {
  it("asks for a minute, then says that the bank is slow", () => {
    expect(paymentScreen({ ...known, payment: undefined })).toBe("checking");
    expect(paymentScreen(known)).toBe("checking");
    expect(paymentScreen({ ...known, waitedMs: 60_000 })).toBe("confirming");
  });

  it("believes the shop, never the address", () => {
    const told = (state: Payment["state"], outcome: "closed" | "failed" | undefined) =>
      paymentScreen({ ...known, payment: { ...waiting, state }, outcome });
    expect(told("paid", "failed")).toBe("success");
    expect(told("failed", "closed")).toBe("failed");
    expect(told("expired", "closed")).toBe("expired");
    expect(told("cancelled", undefined)).toBe("cancelled");
    expect(told("refunding", "closed")).toBe("refunding");
    expect(readOutcome("paid")).toBeUndefined();
  });

  it("tells a closed window, a doubtful answer and no payment at all apart", () => {
    expect(paymentScreen({ ...known, outcome: "closed" })).toBe("closed");
    expect(paymentScreen({ ...known, outcome: "unverified" })).toBe("unverified");
    expect(paymentScreen({ ...known, payment: undefined, isUnreadable: true })).toBe("unverified");
    expect(paymentScreen({ ...known, payment: { ...waiting, canRetry: false } })).toBe("none");
  });

  it("keeps asking after a closed window and a failed try: money may be under way all the same", () => {
    expect(isOpen(waiting)).toBe(true);
    expect(isOpen({ ...waiting, state: "failed" })).toBe(true);
    expect(isOpen({ ...waiting, state: "paid" })).toBe(false);
  });

  it("never offers to pay while the bank is being asked, or where the order no longer waits", () => {
    expect(offersPayment("checking", waiting)).toBe(false);
    expect(offersPayment("unverified", waiting)).toBe(false);
    expect(offersPayment("closed", waiting)).toBe(true);
    expect(offersPayment("failed", { ...waiting, canRetry: false })).toBe(false);
  });

  it("has an address of its own for each order", () => {
    expect(returnPath("order 1", "closed")).toBe("/shop/razorpay-return?orderId=order+1&outcome=closed");
    expect(returnPath("order_1")).toBe("/shop/razorpay-return?orderId=order_1");
  });
});
