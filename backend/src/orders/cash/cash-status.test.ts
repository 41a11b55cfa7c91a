import { expect, it } from "vitest";
import { cashPaymentStatus } from "./cash-status";

const order = { total: 859, isReceived: false, owed: 0, given: 0, isClosed: false };
const received = { ...order, isReceived: true };

it("is due until somebody has it, whatever came back meanwhile", () => {
  expect(cashPaymentStatus(order)).toBe("cod_due");
  expect(cashPaymentStatus({ ...order, owed: 859 })).toBe("cod_due");
  expect(cashPaymentStatus({ ...order, isClosed: true })).toBe("cancelled");
});

it("is owed back until all that is owed was given", () => {
  expect(cashPaymentStatus(received)).toBe("paid");
  expect(cashPaymentStatus({ ...received, owed: 859 })).toBe("refund_pending");
  expect(cashPaymentStatus({ ...received, owed: 859, given: 858.99 })).toBe("refund_pending");
  expect(cashPaymentStatus({ ...received, owed: 859, given: 859 })).toBe("refunded");
  expect(cashPaymentStatus({ ...received, owed: 400, given: 400 })).toBe("partially_refunded");
});
