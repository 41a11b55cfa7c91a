import { expect, it } from "vitest";
import { cashStanding } from "./cash-standing";

const order = { total: 859, isReceived: false, owed: 0, given: 0, isClosed: false };
const received = { ...order, isReceived: true };

it("is due until somebody has it, whatever came back meanwhile", () => {
  expect(cashStanding(order)).toBe("cod_due");
  expect(cashStanding({ ...order, owed: 859 })).toBe("cod_due");
  expect(cashStanding({ ...order, isClosed: true })).toBe("cancelled");
});

it("is owed back until all that is owed was given", () => {
  expect(cashStanding(received)).toBe("paid");
  expect(cashStanding({ ...received, owed: 859 })).toBe("refund_pending");
  expect(cashStanding({ ...received, owed: 859, given: 858.99 })).toBe("refund_pending");
  expect(cashStanding({ ...received, owed: 859, given: 859 })).toBe("refunded");
  expect(cashStanding({ ...received, owed: 400, given: 400 })).toBe("partially_refunded");
});
