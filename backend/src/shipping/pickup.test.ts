import { describe, expect, it } from "vitest";
import { newShop } from "../contract/new-shop";
import { Refusal } from "../contract/refusal";
import { noHistory } from "./cash-on-delivery";
import { defaultShippingRules, type ShippingRules } from "./defaults";
import { counterRefusal, quotePickup } from "./pickup";

const rules: ShippingRules = {
  ...defaultShippingRules,
  pickup: { ...defaultShippingRules.pickup, isOffered: true, readyDays: 1 },
};
const shop = {
  ...newShop,
  street: "12 Powai Naka",
  city: { en: "Satara", hi: "", mr: "" },
  pincode: "415001",
};
const fridge = {
  quantity: 1,
  weightKg: 51,
  lengthCm: 68,
  breadthCm: 62,
  heightCm: 140,
  unitPrice: 24_000,
  isUsedPhone: false,
};
/** A Wednesday, at noon in India. */
const at = new Date("2026-11-25T06:30:00Z");
const quoted = (given: Partial<ShippingRules["pickup"]> = {}, when = at) =>
  quotePickup({ ...rules, pickup: { ...rules.pickup, ...given } }, shop, { lines: [fridge], at: when });

describe("picking up at the shop", () => {
  it("costs nothing, whatever the goods weigh, and is ready after the working days of the settings", () => {
    const { shippingCharge, quote } = quoted();
    expect([shippingCharge, quote.codFee, quote.codAvailable, quote.codAsksForCode]).toEqual([
      0,
      0,
      true,
      false,
    ]);
    expect(quote.estimatedDelivery).toEqual({ from: "2026-11-26", to: "2026-11-26" });
    expect(quoted({ readyDays: 0 }).quote.estimatedDelivery.to).toBe("2026-11-25");
    // After the cut-off the day no longer counts, and neither does a Sunday.
    const saturdayEvening = new Date("2026-11-28T12:30:00Z");
    expect(quoted({ readyDays: 0 }, saturdayEvening).quote.estimatedDelivery.to).toBe("2026-11-30");
  });

  it("is not offered while it is switched off, or while nobody can find the shop", () => {
    expect(() => quoted({ isOffered: false })).toThrow(Refusal);
    expect(() => quotePickup(rules, newShop, { lines: [fridge], at })).toThrow(Refusal);
  });

  it("is paid at the counter unless staff say otherwise, or too many orders wait to be paid", () => {
    const far = { ...noHistory, returnsToOrigin: 9, returnsThere: 9 };
    expect(counterRefusal({ history: far }, rules)).toBeNull();
    expect(counterRefusal({ history: { ...noHistory, isBlocked: true } }, rules)?.code).toBe("counterPhone");
    const five = { ...noHistory, open: { orders: 5, rupees: 0 } };
    expect(counterRefusal({ history: five }, rules)?.code).toBe("counterManyOpen");
    expect(counterRefusal({ history: { ...five, hasReceived: true } }, rules)).toBeNull();
    const none = { ...rules, pickup: { ...rules.pickup, counterMeans: [] } };
    expect(counterRefusal({}, none)?.code).toBe("counterNotAccepted");
  });
});
