import { beforeEach, describe, expect, it } from "vitest";
import { endOrderAttempt, isClearRefusal, orderKey } from "./order-attempt";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

describe("the key of an order", () => {
  it("stays the same for the same order", () => {
    const key = orderKey({ userId: "cus_1", addressId: "addr_1", expectedTotal: 100 });
    expect(orderKey({ userId: "cus_1", addressId: "addr_1", expectedTotal: 100 })).toBe(key);
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("changes with the order, and once an attempt has ended", () => {
    const key = orderKey({ userId: "cus_1", addressId: "addr_1", expectedTotal: 100 });
    const other = orderKey({ userId: "cus_1", addressId: "addr_1", expectedTotal: 120 });
    expect(other).not.toBe(key);
    endOrderAttempt();
    expect(orderKey({ userId: "cus_1", addressId: "addr_1", expectedTotal: 120 })).not.toBe(other);
  });

  it("is kept where it is open whether the order was made", () => {
    expect([403, 409, 422].every(isClearRefusal)).toBe(true);
    expect([0, 401, 408, 429, 500, 502, 503, 504].some(isClearRefusal)).toBe(false);
  });
});
