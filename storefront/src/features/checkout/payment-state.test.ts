import { describe, expect, it } from "vitest";
import { paymentScreen } from "./payment-state";

const known = {
  orderId: "order_1",
  outcome: null,
  paymentStatus: "pending" as const,
  isUnreadable: false,
  waitedMs: 0,
};

describe("the way back from the payment window", () => {
  it("asks for a minute, then says that the bank is slow", () => {
    expect(paymentScreen(known)).toBe("checking");
    expect(paymentScreen({ ...known, waitedMs: 60_000 })).toBe("confirming");
  });

  it("believes the order, never the address", () => {
    expect(paymentScreen({ ...known, outcome: "failed", paymentStatus: "paid" })).toBe("success");
    expect(paymentScreen({ ...known, outcome: "paid" })).toBe("checking");
    expect(paymentScreen({ ...known, paymentStatus: "failed" })).toBe("failed");
  });

  it("tells a closed window, a doubtful answer and no payment at all apart", () => {
    expect(paymentScreen({ ...known, outcome: "closed" })).toBe("closed");
    expect(paymentScreen({ ...known, isUnreadable: true })).toBe("unverified");
    expect(paymentScreen({ ...known, orderId: undefined, paymentStatus: undefined })).toBe("none");
  });
});
