import { describe, expect, it } from "vitest";
import { tabOf, tabs } from "./rules";

describe("the returns' desk", () => {
  it("knows its tab by the list's filters, in any order", () => {
    expect(tabOf(tabs.expected)).toBe("expected");
    expect(tabOf({ paymentMethod: "cod", paymentStatus: "refund_pending" })).toBe("cashToHandBack");
  });

  it("starts with what waits for a decision", () => {
    expect(tabOf({})).toBe("toDecide");
    expect(tabOf({ orderStatus: "pending" })).toBe("toDecide");
  });
});
