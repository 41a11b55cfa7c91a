import { describe, expect, it } from "vitest";
import { decisionsOf, isReturnStep } from "./rules";

describe("a return in the panel", () => {
  it("is decided first, and received only when it was approved", () => {
    expect(decisionsOf({ nextStatuses: ["return_approved", "return_rejected"] })).toEqual([
      "return_approved",
      "return_rejected",
    ]);
    expect(decisionsOf({ nextStatuses: ["return_received"] })).toEqual(["return_received"]);
  });

  it("is no step of a delivery, and asking for one is none of the shop's answers", () => {
    expect(isReturnStep("delivered")).toBe(false);
    expect(decisionsOf({ nextStatuses: ["return_requested"] })).toEqual([]);
  });
});
