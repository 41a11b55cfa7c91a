import { describe, expect, it } from "vitest";
import { shelfOf, shelves } from "./rules";

describe("the returns' desk", () => {
  it("knows its shelf again by the list's filters, in whatever order they stand", () => {
    expect(shelfOf(shelves.expected)).toBe("expected");
    expect(shelfOf({ paymentMethod: "cod", paymentStatus: "refund_pending" })).toBe("cashToHandBack");
  });

  it("starts with what waits for a decision", () => {
    expect(shelfOf({})).toBe("toDecide");
    expect(shelfOf({ orderStatus: "pending" })).toBe("toDecide");
  });
});
