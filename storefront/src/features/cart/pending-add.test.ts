import { beforeEach, describe, expect, it } from "vitest";
import { sessionKeys, writeSession } from "@/lib/storage";
import { keepPendingAdd, takePendingAdd } from "./pending-add";

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

describe("a guest's pending add", () => {
  it("is there once after signing in", () => {
    keepPendingAdd({ productId: "prod_1", quantity: 2, size: "M", buyNow: true }, 1_000);
    expect(takePendingAdd(2_000)).toEqual({ productId: "prod_1", quantity: 2, size: "M", buyNow: true });
    expect(takePendingAdd(2_000)).toBeUndefined();
  });

  it("is forgotten after half an hour", () => {
    keepPendingAdd({ productId: "prod_1", quantity: 1, buyNow: false }, 0);
    expect(takePendingAdd(31 * 60_000)).toBeUndefined();
  });

  it("is not read from what something else wrote", () => {
    for (const text of ["{", "null", '"x"', '{"productId":1}']) {
      writeSession(sessionKeys.pendingAdd, text);
      expect(takePendingAdd()).toBeUndefined();
    }
  });
});
