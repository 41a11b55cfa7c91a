import { newShop } from "@contract/new-shop";
import type { ShippingOffer, ShopTerms } from "@contract/shipping";
import { describe, expect, it } from "vitest";
import { buyHindranceOf, hindranceOf } from "./hindrance";
import type { Promised } from "./queries";

const terms: ShopTerms = {
  free: { fromGoods: 999, upToKg: 2, area: "most" },
  largest: { kg: 30, sideCm: 150 },
  volumetricDivisor: 5_000,
  delivery: { dearest: { firstHalfKg: 95, halfKgMore: 45 }, days: { min: 1, max: 10 } },
  cod: { min: 199, max: 10_000, feeMost: 150 },
  returnDays: 7,
  pickup: null,
  vehicle: null,
  paymentMinutes: 15,
  onlineAvailable: true,
  paymentScript: null,
  opening: { state: "open", text: { en: "", hi: "", mr: "" } },
  counts: { products: 0, orders: 0 },
  announcement: { en: "", hi: "", mr: "" },
  categories: [],
  sizes: [],
  shop: newShop,
};
const fridge = { weight: 51, length: 68, breadth: 62, height: 140 };
const phone = { weight: 0.45, length: 18, breadth: 10, height: 6 };
const offer = { codAvailable: true, onlineAvailable: true } as ShippingOffer & { shippingCharge: number };
const promised = (more: Partial<Promised>): Promised => ({
  pincode: "415001",
  district: "Satara",
  state: "Maharashtra",
  serviceable: true,
  codAvailable: true,
  estimatedDelivery: { from: "2026-11-25", to: "2026-11-27" },
  refusal: null,
  offer,
  vehicle: null,
  ...more,
});

describe("why a product cannot be ordered", () => {
  it("is nothing where the shop's own vehicle brings what no courier takes", () => {
    const refused = { offer: null, refusal: { code: "parcel_too_large", message: "" } };
    const first = { day: "2026-11-26", from: "10:00", to: "13:00" };
    const vehicle = { shippingCharge: 300, codAvailable: true, first };
    expect(hindranceOf(fridge, terms, promised(refused))).toBe("tooLarge");
    expect(hindranceOf(fridge, terms, promised({ ...refused, vehicle }))).toBeUndefined();
  });

  it("says of what no courier takes, before a pincode is given", () => {
    expect(hindranceOf(fridge, terms, undefined)).toBe("tooLarge");
    expect(hindranceOf({ ...phone, length: 151 }, terms, undefined)).toBe("tooLarge");
    expect(hindranceOf(phone, terms, undefined)).toBeUndefined();
    expect(hindranceOf(fridge, undefined, undefined)).toBeUndefined();
  });

  it("believes the quote over its own sum", () => {
    expect(hindranceOf(fridge, terms, promised({}))).toBeUndefined();
    const refusal = { code: "parcel_too_large", message: "Store pickup or call us" };
    expect(hindranceOf(phone, terms, promised({ refusal, offer: null }))).toBe("tooLarge");
  });

  it("tells a pincode where no courier goes from goods that none takes", () => {
    const refusal = { code: "unserved", message: "We don't deliver to 790001 yet" };
    expect(hindranceOf(phone, terms, promised({ refusal, offer: null }))).toBe("unserved");
  });

  it("leads nowhere where neither cash nor an online payment is taken", () => {
    const shut = { ...offer, codAvailable: false, onlineAvailable: false };
    expect(hindranceOf(phone, terms, promised({ offer: shut }))).toBe("unpayable");
  });

  it("keeps nobody from buying what can be picked up at the shop", () => {
    const pickup = { readyBy: "2026-11-26", keepDays: 5, counterMeans: ["cash" as const] };
    expect(buyHindranceOf("tooLarge", terms)).toBe("tooLarge");
    expect(buyHindranceOf("tooLarge", { ...terms, pickup })).toBeUndefined();
    expect(buyHindranceOf("unserved", { ...terms, pickup })).toBeUndefined();
    expect(buyHindranceOf("unpayable", { ...terms, pickup })).toBe("unpayable");
  });
});
