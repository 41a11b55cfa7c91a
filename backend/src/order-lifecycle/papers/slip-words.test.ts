import { describe, expect, it } from "vitest";
import { paymentOnSlip, slotOnSlip } from "./slip-words";

const order = {
  payment_method: "cod",
  payment_status: "cod_due",
  delivery_method: "courier",
  total: 26990,
  trip: null,
} as const;
const slot = { day: "2026-12-03", from: "15:00", to: "18:00" };
const byVehicle = { ...order, delivery_method: "vehicle", trip: { slot, moves: 0, triesLeft: 5 } } as const;

describe("a packing slip", () => {
  it("says what is still to be paid, and where", () => {
    expect(paymentOnSlip(order)).toBe("Cash on delivery: collect ₹ 26,990.00");
    expect(paymentOnSlip({ ...order, delivery_method: "pickup" })).toBe(
      "To be paid at the counter: ₹ 26,990.00",
    );
    expect(paymentOnSlip(byVehicle)).toBe("To be paid at the door, in cash, by UPI or card: ₹ 26,990.00");
  });

  it("says of what is paid how that was, whoever brings it", () => {
    for (const one of [order, byVehicle]) {
      expect(paymentOnSlip({ ...one, payment_method: "online", payment_status: "paid" })).toBe(
        "Paid online: nothing to collect",
      );
      expect(paymentOnSlip({ ...one, payment_status: "paid" })).toBe("Paid: nothing to collect");
    }
  });

  it("names the slot of the shop's own vehicle", () => {
    expect(slotOnSlip(byVehicle)).toBe("Our own vehicle: 3 December, 15:00–18:00");
    expect(slotOnSlip(order)).toBeNull();
  });
});
