import { describe, expect, it } from "vitest";
import { decisionsOf, isReturnStep, wordedAs } from "./rules";

describe("a return in the panel", () => {
  it("is decided first, and received only when it was approved", () => {
    expect(decisionsOf({ nextStatuses: ["return_approved", "return_rejected"] })).toEqual([
      "return_approved",
      "return_rejected",
    ]);
    expect(decisionsOf({ nextStatuses: ["return_rejected", "return_received"] })).toEqual([
      "return_received",
      "return_rejected",
    ]);
  });

  it("is refused while it is asked for, closed once it was approved, and taken up again once it has ended", () => {
    expect(decisionsOf({ nextStatuses: ["return_approved"] })).toEqual(["return_approved"]);
    expect(wordedAs("return_approved", { orderStatus: "return_rejected" })).toBe("return_reopened");
    expect(wordedAs("return_approved", { orderStatus: "return_requested" })).toBe("return_approved");
    expect(wordedAs("return_rejected", { orderStatus: "return_requested" })).toBe("return_rejected");
    expect(wordedAs("return_rejected", { orderStatus: "return_approved" })).toBe("return_closed");
    expect(wordedAs("return_received", { orderStatus: "return_approved" })).toBe("return_received");
  });

  it("is no step of a delivery, and asking for one is none of the shop's answers", () => {
    expect(isReturnStep("delivered")).toBe(false);
    expect(decisionsOf({ nextStatuses: ["return_requested"] })).toEqual([]);
  });
});
