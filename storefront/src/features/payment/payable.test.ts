import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetPayable, keepPayable, keptPayable, type Payable } from "./payable";

const payable: Payable = {
  orderId: "order_1",
  razorpayOrderId: "order_rzp",
  amount: 1499,
  keyId: "key",
  prefill: { name: "Asha", email: "asha@example.com", contact: "+919800000000" },
  expiresAt: "2026-11-21T10:15:00Z",
  approvalURL: "/api/payments/hosted/order_1",
  checkoutScript: "https://checkout.razorpay.com/v1/checkout.js",
};
const before = Date.parse("2026-11-21T10:00:00Z");

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("takes a payment up again, for its own order and while the goods are held", () => {
  keepPayable(payable);
  expect(keptPayable("order_1", before)).toEqual(payable);
  expect(keptPayable("order_2", before)).toBeUndefined();
  expect(keptPayable("order_1", Date.parse(payable.expiresAt))).toBeUndefined();
});

it("forgets a payment that is made", () => {
  keepPayable(payable);
  forgetPayable();
  expect(keptPayable("order_1", before)).toBeUndefined();
});
