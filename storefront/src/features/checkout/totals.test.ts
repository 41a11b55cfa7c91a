import type { CheckoutOffer } from "@contract/shipping";
import { describe, expect, it } from "vitest";
import type { Delivery } from "@/lib/delivery";
import { blockOf, chosenMethod, totalsOf } from "./totals";

const quote: CheckoutOffer = {
  serviceable: true,
  pincodeKnown: true,
  zone: "D",
  actualKg: 0.45,
  volumetricKg: 0.22,
  chargeableKg: 0.5,
  freeShippingGap: 0,
  codAvailable: true,
  codFee: 40,
  codReason: null,
  codAsksForCode: false,
  codCodeHours: null,
  onlineAvailable: true,
  shopperKnown: true,
  goodsDiscount: null,
  discounts: [],
  travelDays: { min: 4, max: 7 },
  estimatedDelivery: { from: "2026-11-25", to: "2026-11-28" },
};
const quoted: Delivery = { state: "quoted", charge: 70, quote };
const noCash: Delivery = { ...quoted, quote: { ...quote, codAvailable: false, codFee: 0 } };

const discount = { code: "TEN", label: "TEN", isAutomatic: false, goods: 50, delivery: 0 };
const cart = (total: number) => ({ total, discount: 0, discounts: [] });

describe("the sums of the order summary", () => {
  it("adds shipping, and the fee only for cash on delivery", () => {
    expect(totalsOf(cart(499.5), quoted, "cod")).toEqual({
      ...{ goods: 499.5, discounts: [], shipping: 70, codFee: 40, total: 609.5 },
    });
    expect(totalsOf(cart(499.5), quoted, "online").total).toBe(569.5);
  });

  it("shows the goods at their prices and takes off what the quote says, or the cart before there is one", () => {
    const reduced = { total: 449.5, discount: 50, discounts: [discount] };
    expect(totalsOf(reduced, { state: "loading" }, "online")).toMatchObject({ goods: 499.5, total: 449.5 });
    const free: Delivery = { ...quoted, charge: 0, quote: { ...quote, goodsDiscount: 60, discounts: [] } };
    expect(totalsOf(reduced, free, "online")).toMatchObject({ goods: 499.5, discounts: [], total: 439.5 });
  });

  it("counts an unknown charge as 0", () => {
    expect(totalsOf(cart(100), { state: "failed", sentence: "" }, "cod").total).toBe(100);
  });
});

describe("Place Order", () => {
  it("is open once address, delivery and payment are settled", () => {
    expect(blockOf({ delivery: quoted, method: "cod", cartNeedsCare: false })).toBeUndefined();
  });

  it("never takes an outage for free shipping", () => {
    const failed: Delivery = { state: "failed", sentence: "" };
    expect(blockOf({ delivery: failed, method: "cod", cartNeedsCare: false })).toBe("deliveryFailed");
  });

  it("is closed for cash where cash cannot be had, and open for online", () => {
    expect(blockOf({ delivery: noCash, method: "cod", cartNeedsCare: false })).toBe("method");
    expect(blockOf({ delivery: noCash, method: "online", cartNeedsCare: false })).toBeUndefined();
    expect(chosenMethod("cod", noCash)).toBeUndefined();
    expect(chosenMethod("cod", quoted)).toBe("cod");
  });

  it("is closed for online where the shop takes no online payments", () => {
    const noOnline: Delivery = { ...quoted, quote: { ...quote, onlineAvailable: false } };
    expect(blockOf({ delivery: noOnline, method: "online", cartNeedsCare: false })).toBe("method");
    expect(chosenMethod("online", noOnline)).toBeUndefined();
    expect(chosenMethod("cod", noOnline)).toBe("cod");
  });

  it("waits for the cart to be put right", () => {
    expect(blockOf({ delivery: quoted, method: "cod", cartNeedsCare: true })).toBe("cart");
  });
});
