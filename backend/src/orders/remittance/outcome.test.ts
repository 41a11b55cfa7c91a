import { describe, expect, it } from "vitest";
import { type Found, outcomeOf } from "./outcome";

const due: Found = {
  number: "AWB1",
  orderId: "order_1",
  orderNumber: "SB-26-000001",
  total: 500,
  status: "delivered",
  paymentStatus: "cod_due",
  paymentMethod: "cod",
  deliveryMethod: "courier",
  reference: null,
  isPaidBefore: false,
  parcels: 1,
};
const outcome = (more: Partial<Found>, paid = 500, reference: string | null = null) =>
  outcomeOf({ found: { ...due, ...more }, byNumber: new Map([["AWB1", paid]]) }, reference);

describe("what a courier pays for an order", () => {
  it("is right, too little, too much or a part where the cash is due", () => {
    expect([500, 400, 600].map((paid) => outcome({}, paid))).toEqual(["right", "short", "over"]);
    expect(outcome({ parcels: 2 }, 200)).toBe("partly");
    expect(outcome({ status: "rto_in_transit" })).toBe("right");
  });

  it("is not due before the parcel leaves, for what no courier brings, and for what was paid online", () => {
    expect(outcome({ status: "packed" })).toBe("notDue");
    expect(outcome({ deliveryMethod: "pickup" })).toBe("notDue");
    expect(outcome({ paymentMethod: "online", paymentStatus: "paid" })).toBe("notDue");
    expect(outcome({ paymentStatus: "refund_pending" })).toBe("notDue");
  });

  const paid = { paymentStatus: "paid" } as const;
  it("was recorded already where the same payment was, or one whose reference nobody knows", () => {
    expect(outcome({ ...paid, reference: "UTR 1" })).toBe("noted");
    expect(outcome({ ...paid, reference: "UTR 1" }, 500, "UTR 1")).toBe("noted");
    expect(outcome(paid, 500, "UTR 1")).toBe("noted");
  });

  it("is a second payment where the first came before the parcel left, or under another reference", () => {
    expect(outcome({ ...paid, isPaidBefore: true })).toBe("again");
    expect(outcome({ ...paid, reference: "UTR 1" }, 500, "UTR 2")).toBe("again");
    // The parcel's first scan may come after its cash.
    expect(outcome({ ...paid, isPaidBefore: true, reference: "UTR 1" }, 500, "UTR 1")).toBe("noted");
    // Its other parcel may be in another file.
    expect(outcome({ ...paid, reference: "UTR 1", parcels: 2 }, 500, "UTR 2")).toBe("noted");
  });
});
