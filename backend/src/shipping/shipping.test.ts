import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { messages } from "../contract/messages";
import { newShop } from "../contract/new-shop";
import { isTooLarge, parcelWeight, rateFor } from "../contract/parcel";
import { Refusal } from "../contract/refusal";
import { asksForCode, type CashHistory, codFee, codRefusal, noHistory } from "./cash-on-delivery";
import { defaultShippingRules as rules, type ShippingRules, type Zone } from "./defaults";
import { deliveryWindow } from "./delivery-window";
import { goodsValue, type QuotedLine, quoteParcel } from "./quote";
import { chargeSentence } from "./sentences";
import { shippingTerms } from "./terms";
import { zoneOf } from "./zone";

const line = (
  weightKg: number,
  [lengthCm, breadthCm, heightCm]: [number, number, number],
  unitPrice = 500,
): QuotedLine => ({ quantity: 1, weightKg, lengthCm, breadthCm, heightCm, unitPrice, isUsedPhone: false });

const phone = line(0.45, [18, 10, 6]);
const toy = line(0.8, [40, 30, 25]);
const pump = line(12, [45, 25, 30]);
const jaipur = "302001";
const pune = "411001";
const at = new Date("2026-11-23T05:00:00Z");

describe("the worked examples from Satara", () => {
  it("takes ₹70 for a phone to the rest of India", () => {
    expect(quoteParcel(rules, { lines: [phone], pincode: jaipur, at }).shippingCharge).toBe(70);
  });

  it("takes ₹400 for a light toy in a box of six volumetric kilograms", () => {
    const { shippingCharge, quote } = quoteParcel(rules, { lines: [toy], pincode: jaipur, at });
    expect(quote).toMatchObject({ zone: "D", actualKg: 0.8, volumetricKg: 6, chargeableKg: 6 });
    expect(shippingCharge).toBe(400);
  });

  it("takes ₹510 for a pump of twelve kilograms within Maharashtra", () => {
    expect(quoteParcel(rules, { lines: [pump], pincode: pune, at }).shippingCharge).toBe(510);
  });
});

describe("zones", () => {
  it.each<[string, Zone]>([
    ["415001", "A"],
    ["415110", "B"],
    ["400001", "B"],
    ["302001", "D"],
    ["110001", "D"],
    ["682001", "E"],
    ["194101", "E"],
    ["737101", "E"],
    ["744101", "E"],
    ["171001", "E"],
    ["999999", "D"],
  ])("puts %s in zone %s", (pincode, zone) => expect(zoneOf(pincode, rules)).toBe(zone));

  it("has zone C between two metros, and E even there where the state is special", () => {
    const fromMumbai: ShippingRules = {
      ...rules,
      home: { state: "Maharashtra", pincode: "400001", cityPincodes: ["400001"] },
    };
    expect(zoneOf("110001", fromMumbai)).toBe("C");
    expect(zoneOf("411001", fromMumbai)).toBe("B");
    const withKochi = { ...fromMumbai, metroDistricts: [...rules.metroDistricts, "Kerala/Ernakulam"] };
    expect(zoneOf("682001", withKochi)).toBe("E");
  });
});

describe("free shipping", () => {
  it("starts at ₹999 of goods and ends at two kilograms, in zones A to D", () => {
    const charge = (unitPrice: number, kg: number, pincode: string) =>
      quoteParcel(rules, { lines: [line(kg, [10, 10, 10], unitPrice)], pincode, at }).shippingCharge;
    expect(charge(998.99, 0.5, jaipur)).toBe(70);
    expect(charge(999, 0.5, jaipur)).toBe(0);
    expect(charge(999, 2, jaipur)).toBe(0);
    expect(charge(999, 2.1, jaipur)).toBe(30);
    expect(charge(999, 0.5, "682001")).toBe(95);
  });

  it("says how much is missing", () => {
    const gap = (unitPrice: number) =>
      quoteParcel(rules, { lines: [line(1, [10, 10, 10], unitPrice)], pincode: jaipur, at }).quote
        .freeShippingGap;
    expect(gap(900.5)).toBe(98.5);
    expect(gap(999)).toBe(0);
  });
});

describe("what no courier takes", () => {
  const refusal = (lines: QuotedLine[], changed: Partial<ShippingRules> = {}) => {
    try {
      quoteParcel({ ...rules, ...changed }, { lines, pincode: jaipur, at });
      return undefined;
    } catch (error) {
      if (error instanceof Refusal) return [error.code, error.message];
      throw error;
    }
  };

  it("sends more than 30 kg or a side over 150 cm to the shop", () => {
    expect(refusal([line(30.1, [50, 50, 50])])).toEqual(["parcel_too_large", "Store pickup or call us"]);
    expect(refusal([line(1, [151, 5, 5])])?.[0]).toBe("parcel_too_large");
    expect(refusal([line(30, [150, 20, 20])])).toBeUndefined();
  });

  it("names a pincode that is not served", () => {
    expect(refusal([phone], { unservedPincodes: ["3020"] })).toEqual([
      "unserved",
      "We don't deliver to 302001 yet",
    ]);
  });
});

describe("the delivery promise", () => {
  const promise = (instant: string, min = 1, max = 2) =>
    deliveryWindow(new Date(instant), { min, max }, rules.dispatch);

  it("leaves the same day before two in the afternoon in India", () => {
    expect(promise("2026-11-23T08:29:00Z")).toEqual({ from: "2026-11-24", to: "2026-11-25" });
    expect(promise("2026-11-23T08:30:00Z")).toEqual({ from: "2026-11-25", to: "2026-11-26" });
  });

  it("counts neither Sundays nor holidays", () => {
    expect(promise("2026-11-21T10:00:00Z")).toEqual({ from: "2026-11-24", to: "2026-11-25" });
    expect(promise("2027-01-25T05:00:00Z")).toEqual({ from: "2027-01-27", to: "2027-01-28" });
  });

  it("begins India's day at half past six in the evening of London's", () => {
    expect(promise("2026-11-23T18:31:00Z")).toEqual({ from: "2026-11-25", to: "2026-11-26" });
  });

  it("ends even when every day is a holiday", () => {
    const closed = { ...rules.dispatch, closedWeekdays: [0, 1, 2, 3, 4, 5, 6] };
    expect(deliveryWindow(at, { min: 1, max: 2 }, closed).to).toMatch(/^\d{4}-/);
  });
});

describe("cash on delivery", () => {
  const order = { goods: 500, pincode: jaipur, hasUsedPhone: false, history: noHistory };

  it.each([
    [199, 40],
    [2_000, 40],
    [2_500, 50],
    [7_500, 150],
    [10_000, 150],
  ])("costs, for goods of ₹%d, ₹%d", (goods, fee) => expect(codFee(goods, rules.cod)).toBe(fee));

  it("has limits and blocks, each with its reason", () => {
    expect(codRefusal(order, rules.cod)).toBeNull();
    expect(codRefusal({ ...order, goods: 198.99 }, rules.cod)).toEqual(messages.codFrom(199));
    expect(codRefusal({ ...order, goods: 10_000.01 }, rules.cod)).toEqual(messages.codUpTo(10_000));
    expect(codRefusal({ ...order, goods: 5_000.5, hasUsedPhone: true }, rules.cod)).toEqual(
      messages.codUsedPhone(5_000),
    );
    expect(codRefusal(order, { ...rules.cod, blockedPincodes: ["302"] })).toEqual(
      messages.codPincode("302001"),
    );
    expect(
      codRefusal({ ...order, phones: [null, "9876543210"] }, { ...rules.cod, blockedPhones: ["9876543210"] }),
    ).toBeTruthy();
  });

  const after = (history: Partial<CashHistory>) =>
    codRefusal({ ...order, history: { ...noHistory, ...history } }, rules.cod);

  it("are off after two parcels that came back, of the account or to the phone or address", () => {
    expect(after({ returnsToOrigin: 1, returnsThere: 1 })).toBeNull();
    expect(after({ returnsToOrigin: 2, returnsThere: 2 })).toEqual(messages.codReturns);
    expect(after({ returnsThere: 2 })).toEqual(messages.codReturnsThere);
  });

  it("are off while as many cash orders are open as may be, and more may be of who has received one", () => {
    const open = (orders: number) => ({ orders, rupees: 500 * orders });
    expect(after({ open: open(4) })).toBeNull();
    expect(after({ open: open(5) })).toEqual(messages.codManyOpen);
    expect(after({ open: open(19), hasReceived: true })).toBeNull();
    expect(after({ open: open(20), hasReceived: true })).toEqual(messages.codManyOpen);
  });
});

describe("a code for a cash order", () => {
  const shopper = { ...noHistory, hasReceived: true };
  const owing = (rupees: number): CashHistory => ({ ...noHistory, open: { orders: 1, rupees } });

  it.each([
    ["a large first order", 3_000.01, noHistory, 3_000, true],
    ["one of just so much", 3_000, noHistory, 3_000, false],
    ["a large one by whom an order has reached", 9_000, shopper, 3_000, false],
    ["any, where the shop asks for none", 9_000, noHistory, null, false],
    ["the first rupee, where the shop asks for all", 1, noHistory, 0, true],
    ["a small one that makes a large sum with what is open", 500.01, owing(2_500), 3_000, true],
    ["one that makes a sum of just so much", 500, owing(2_500), 3_000, false],
    ["the same to the paisa", 0.1, owing(2_999.9), 3_000, false],
    [
      "any sum of somebody whom an order has reached",
      9_000,
      { ...owing(9_000), hasReceived: true },
      3_000,
      false,
    ],
  ])("for %s", (_what, total, history, confirmAbove, asked) => {
    expect(asksForCode(total, history, { ...rules.cod, confirmAbove })).toBe(asked);
  });

  it("counts delivery and fee, as the shopper pays them, and is not asked where cash is not taken", () => {
    const asks = (unitPrice: number) =>
      quoteParcel(rules, { lines: [line(0.45, [18, 10, 6], unitPrice)], pincode: jaipur, at }).quote
        .codAsksForCode;
    expect([asks(2_940), asks(2_942), asks(10_001)]).toEqual([false, true, false]);
  });
});

describe("for any parcel", () => {
  const side = fc.integer({ min: 1, max: 150 });
  const parcel = fc.record({
    quantity: fc.integer({ min: 1, max: 20 }),
    weightKg: fc.integer({ min: 1, max: 10_000 }).map((grams) => grams / 1_000),
    lengthCm: side,
    breadthCm: side,
    heightCm: side,
    unitPrice: fc.integer({ min: 1, max: 100_000_000 }).map((paise) => paise / 100),
    isUsedPhone: fc.boolean(),
  });
  const lines = fc.array(parcel, { minLength: 1, maxLength: 6 });

  it("charges at least the actual and the volumetric weight, in half kilograms, and less than half a kilogram more", () => {
    fc.assert(
      fc.property(lines, (goods) => {
        const { actualKg, volumetricKg, chargeableKg } = parcelWeight(goods, 5_000);
        const greater = Math.max(actualKg, volumetricKg);
        expect(chargeableKg).toBeGreaterThanOrEqual(greater);
        expect(chargeableKg - Math.max(greater, 0.5)).toBeLessThan(0.5);
        expect(Number.isInteger(chargeableKg * 2)).toBe(true);
      }),
    );
  });

  it("never costs less for more weight, and never less than nothing", () => {
    fc.assert(
      fc.property(fc.constantFrom<Zone>("A", "B", "C", "D", "E"), fc.nat(60), fc.nat(60), (zone, a, b) => {
        const [light, heavy] = [Math.min(a, b) / 2, Math.max(a, b) / 2];
        expect(rateFor(rules.rates[zone], light)).toBeLessThanOrEqual(rateFor(rules.rates[zone], heavy));
        expect(rateFor(rules.rates[zone], light)).toBeGreaterThan(0);
      }),
    );
  });

  it("adds prices up to the paisa", () => {
    fc.assert(
      fc.property(lines, (goods) => {
        const paise = goods.reduce(
          (sum, { unitPrice, quantity }) => sum + BigInt(Math.round(unitPrice * 100)) * BigInt(quantity),
          0n,
        );
        expect(BigInt(Math.round(goodsValue(goods) * 100))).toBe(paise);
      }),
    );
  });

  it("gives every well-formed pincode a charge in whole rupees and a window that does not end before it begins", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 999_999 }),
        lines,
        fc.date({ min: at, max: new Date("2028-01-01"), noInvalidDate: true }),
        (pincode, goods, instant) => {
          if (isTooLarge(goods, parcelWeight(goods, 5_000).chargeableKg, rules.largest)) return;
          const { shippingCharge, quote } = quoteParcel(rules, {
            lines: goods,
            pincode: String(pincode),
            at: instant,
          });
          expect(Number.isInteger(shippingCharge) && shippingCharge >= 0).toBe(true);
          expect(quote.estimatedDelivery.from <= quote.estimatedDelivery.to).toBe(true);
        },
      ),
    );
  });
});

describe("the terms that the shop says everywhere", () => {
  const says = (free: Partial<ShippingRules["free"]>) =>
    shippingTerms({ ...rules, free: { ...rules.free, ...free } }, newShop, new Date()).free;

  it("name free delivery with its limits, and how far it reaches", () => {
    expect(says({})).toEqual({ fromGoods: 999, upToKg: 2, area: "most" });
    expect(says({ zones: ["A", "B", "C", "D", "E"] })?.area).toBe("india");
    expect(says({ zones: ["A", "B"] })?.area).toBe("state");
    expect(says({ zones: ["A"] })?.area).toBe("city");
    expect(says({ zones: ["D"] })?.area).toBe("some");
  });

  it("say nothing of free delivery where nothing is ever free, and then nothing is", () => {
    expect(says({ zones: [] })).toBeNull();
    expect(says({ upToKg: 0 })).toBeNull();
    const never = { ...rules, free: { ...rules.free, upToKg: 0 } };
    const { shippingCharge, quote } = quoteParcel(never, {
      lines: [{ ...phone, unitPrice: 5_000 }],
      pincode: jaipur,
      at,
    });
    expect([shippingCharge, quote.freeShippingGap]).toEqual([70, 0]);
  });
});

describe("the sentence beside the charge", () => {
  it("does not promise the whole parcel free where only its first kilograms go free", () => {
    const { shippingCharge, quote } = quoteParcel(rules, {
      lines: [line(5, [10, 10, 10], 900)],
      pincode: jaipur,
      at,
    });
    expect(String(chargeSentence(shippingCharge, quote, rules.free.upToKg))).toBe(
      "Shipping ₹340. Add goods for ₹99 more and the first 2 kg ship free",
    );
  });
});

describe("a number on the list of those who pay online", () => {
  it("is looked for among the account's and the address's", () => {
    const listed = { ...rules, cod: { ...rules.cod, blockedPhones: ["9876543210"] } };
    const cash = (...phones: (string | null)[]) =>
      quoteParcel(listed, { lines: [phone], pincode: jaipur, at, phones }).quote.codAvailable;
    expect([cash(null, "9876543210"), cash("9876543210", "9123456789"), cash("9123456789")]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
