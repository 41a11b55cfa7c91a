import { describe, expect, it } from "vitest";
import { moneyBackWords, paymentWords } from "./payment-words";

const cash = { orderStatus: "shipped", paymentMethod: "cod", paymentStatus: "cod_due" } as const;

describe("what the order page says of the money", () => {
  it("asks for cash until the parcel is handed over, and not after that", () => {
    expect(paymentWords(cash)).toBe("cod_due");
    expect(paymentWords({ ...cash, orderStatus: "delivered" })).toBe("with_courier");
    expect(paymentWords({ ...cash, orderStatus: "return_requested" })).toBe("with_courier");
    expect(paymentWords({ ...cash, orderStatus: "delivered", paymentStatus: "paid" })).toBe("paid");
  });

  it("asks for it where it is paid: at the counter, or at the door when the shop's own vehicle comes", () => {
    const slot = { day: "2026-11-28", from: "16:00", to: "19:00" };
    expect(paymentWords({ ...cash, pickup: { code: null, keepUntil: null } })).toBe("at_counter");
    expect(paymentWords({ ...cash, vehicle: { slot, code: null } })).toBe("at_door");
    expect(paymentWords({ ...cash, vehicle: { slot, code: null }, paymentStatus: "paid" })).toBe("paid");
  });

  it("says that cash is owed, where an online payment is on its way by itself", () => {
    const back = { ...cash, orderStatus: "cancelled", paymentStatus: "refund_pending" } as const;
    expect(paymentWords(back)).toBe("owed");
    expect(paymentWords({ ...back, paymentMethod: "online" })).toBe("refund_pending");
  });

  it("promises no money where nothing was paid", () => {
    expect(moneyBackWords({ ...cash, orderStatus: "rto_received", paymentStatus: "cancelled" })).toBe("none");
    expect(moneyBackWords({ ...cash, orderStatus: "rto_received", paymentStatus: "refund_pending" })).toBe(
      "cod",
    );
    expect(moneyBackWords({ ...cash, orderStatus: "return_received" })).toBe("codDue");
    expect(moneyBackWords({ ...cash, paymentMethod: "online", paymentStatus: "refunded" })).toBe("online");
  });
});
