import { describe, expect, it } from "vitest";
import type { CartLine } from "../../backend/src/cart/cart-lines";
import { newShop } from "../../backend/src/contract/new-shop";
import { isTooLarge, parcelWeight } from "../../backend/src/contract/parcel";
import { cardPromises } from "../../backend/src/shipping/card-promises";
import { quotedLine } from "../../backend/src/shipping/parcel/catalog-lines";
import { pincodePromise } from "../../backend/src/shipping/promise";
import { shippingTerms } from "../../backend/src/shipping/terms";
import { openSlots, slotKey } from "../../backend/src/shipping/vehicle/slots";
import { noneTaken } from "../../backend/src/shipping/vehicle/taken-slots";
import { keepRates } from "../../backend/src/tax/dated-rates";
import { firstGstRates } from "../../backend/test/support/gst-rates";
import { demoProducts } from "../data/products";
import {
  at,
  goods,
  newcomer,
  pincodes,
  place,
  quantities,
  rules,
  type Shopper,
  shoppers,
  vehicle,
  vehiclePincodes,
  type Wish,
} from "./cases";

keepRates(firstGstRates);

const promiseFor = (
  line: CartLine,
  pincode: string,
  asker: Shopper | undefined,
  { rules: inForce = rules, taken = noneTaken }: Wish = {},
) =>
  pincodePromise(inForce, {
    pincode,
    lines: [quotedLine(line, line.quantity)],
    asker: asker && { phones: [asker.phone], history: asker.history },
    onlineAvailable: true,
    at,
    taken,
  });

type Promised = ReturnType<typeof promiseFor>;
type Placed = ReturnType<typeof place>;

/** A difference between the promise and placing the order; undefined if the promise is kept. */
function broken(promised: Promised, cash: Placed, online: Placed): string | undefined {
  const { offer, refusal, estimatedDelivery } = promised;
  if (!offer) {
    const same = [cash, online].every((placed) => placed.refusal?.code === refusal?.code);
    return same && !promised.serviceable && !promised.codAvailable
      ? undefined
      : "deliverable or not, and why";
  }
  if (!online.order) return "online";
  if (online.order.shippingCharge !== offer.shippingCharge) return "charge";
  if (JSON.stringify(online.order.expected) !== JSON.stringify(estimatedDelivery)) return "dates";
  if (offer.codAvailable !== (cash.order !== undefined)) return "cash or not";
  if (!cash.order)
    return cash.refusal?.message.endsWith(String(offer.codReason)) ? undefined : "why no cash is taken";
  if (cash.order.shippingCharge !== offer.shippingCharge) return "charge in cash";
  if (cash.order.codFee !== offer.codFee) return "fee";
  if (cash.order.asksForCode !== offer.codAsksForCode) return "code";
  if (cash.order.codeHours !== offer.codCodeHours) return "how long the code is waited for";
  return undefined;
}

describe("what a product page promises is what placing the order does", () => {
  it("for every demo product, 200 pincodes and several quantities, to guests and to shoppers of any past", () => {
    const wrong: unknown[] = [];
    const seen = { kept: 0, tooLarge: 0, unserved: 0, cash: 0, noCash: 0, free: 0, charged: 0, code: 0 };
    let turn = 0;
    for (const product of goods)
      for (const quantity of quantities) {
        const line = { ...product, quantity };
        for (const pincode of pincodes) {
          turn += 1;
          const shopper = shoppers[turn % shoppers.length] ?? newcomer;
          // A guest counts as a new customer; what may differ for others is phrased as a condition.
          const asker = turn % 2 === 0 ? shopper : undefined;
          const promised = promiseFor(line, pincode, asker);
          const buyer = asker ?? newcomer;
          const problem = broken(
            promised,
            place([line], pincode, buyer, "cod"),
            place([line], pincode, buyer, "online"),
          );
          if (promised.offer?.codAsksForCode) seen.code += 1;
          if (problem) wrong.push([problem, line.slug, quantity, pincode]);
          else seen.kept += 1;
          if (promised.refusal?.code === "parcel_too_large") seen.tooLarge += 1;
          if (promised.refusal?.code === "unserved") seen.unserved += 1;
          if (promised.offer) seen[promised.offer.codAvailable ? "cash" : "noCash"] += 1;
          if (promised.offer) seen[promised.offer.shippingCharge === 0 ? "free" : "charged"] += 1;
        }
      }
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(seen.kept).toBe(demoProducts.length * 200 * quantities.length);
    // The table means nothing unless each result occurs.
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
  });

  it("and the card of every demo product, asked for all at once, says what its page says", () => {
    const products = new Map(goods.map((line) => [line.slug, quotedLine(line, 1)]));
    const wrong: unknown[] = [];
    const seen = { cash: 0, noCash: 0, free: 0, charged: 0, unserved: 0, parcel_too_large: 0 };
    for (const [turn, pincode] of pincodes.entries()) {
      const shopper = turn % 2 === 0 ? shoppers[turn % shoppers.length] : undefined;
      const asker = shopper && { phones: [shopper.phone], history: shopper.history };
      const said = cardPromises(rules, {
        pincode,
        products,
        asker,
        onlineAvailable: true,
        at,
        taken: noneTaken,
      });
      expect(said.map(({ productId }) => productId)).toEqual(goods.map(({ slug }) => slug));
      for (const [nth, card] of said.entries()) {
        const page = promiseFor(goods[nth] as CartLine, pincode, shopper);
        const { offer } = page;
        const onPage = {
          productId: card.productId,
          estimatedDelivery: page.estimatedDelivery,
          travelDays: offer?.travelDays ?? null,
          shippingCharge: offer?.shippingCharge ?? null,
          codAvailable: offer?.codAvailable ?? false,
          refusal: page.refusal?.code ?? null,
          vehicle: page.vehicle,
        };
        if (JSON.stringify(card) !== JSON.stringify(onPage)) wrong.push([card, onPage, pincode]);
        if (offer) seen[offer.codAvailable ? "cash" : "noCash"] += 1;
        if (offer) seen[offer.shippingCharge === 0 ? "free" : "charged"] += 1;
        if (page.refusal?.code === "unserved" || page.refusal?.code === "parcel_too_large")
          seen[page.refusal.code] += 1;
      }
    }
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
  });

  it("and so is what it says of the shop's own vehicle: whether it comes, when, for how much, paid how", () => {
    const wrong: unknown[] = [];
    const seen = {
      comes: 0,
      instead: 0,
      beside: 0,
      stays: 0,
      cash: 0,
      noCash: 0,
      free: 0,
      charged: 0,
      code: 0,
    };
    let turn = 0;
    for (const goodsOf of ["refused", "all"] as const)
      for (const product of goods)
        for (const quantity of quantities)
          for (const pincode of vehiclePincodes) {
            turn += 1;
            const line = { ...product, quantity };
            const shopper = shoppers[turn % shoppers.length] ?? newcomer;
            const asker = turn % 2 === 0 ? shopper : undefined;
            const buyer = asker ?? newcomer;
            const own = { ...rules, vehicle: { ...vehicle, goods: goodsOf } };
            // The first slot of all is full.
            const [nextSlot] = openSlots(own, at);
            const taken = new Map(nextSlot ? [[slotKey(nextSlot), own.vehicle.perSlot]] : []);
            const { vehicle: promised, refusal } = promiseFor(line, pincode, asker, { rules: own, taken });
            const slot = promised?.first ?? { day: "2026-11-24", from: "10:00" };
            const placed = (by: "cod" | "online") =>
              place([line], pincode, buyer, by, { rules: own, taken, deliveryMethod: "vehicle", slot });
            const [cash, online] = [placed("cod"), placed("online")];
            const isKept =
              (promised === null) === (online.order === undefined) &&
              (!promised || promised.codAvailable === (cash.order !== undefined)) &&
              [cash.order, online.order].every(
                (order) =>
                  !order ||
                  (order.shippingCharge === promised?.shippingCharge &&
                    order.codFee === 0 &&
                    JSON.stringify(order.slot) === JSON.stringify(promised.first) &&
                    order.expected.to === promised.first.day),
              );
            if (!isKept) wrong.push([goodsOf, line.slug, quantity, pincode]);
            seen[promised ? "comes" : "stays"] += 1;
            if (promised) seen[refusal ? "instead" : "beside"] += 1;
            if (promised) seen[promised.codAvailable ? "cash" : "noCash"] += 1;
            if (promised) seen[promised.shippingCharge === 0 ? "free" : "charged"] += 1;
            if (cash.order?.asksForCode) seen.code += 1;
          }
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
  });

  it("before a pincode is known: what no courier takes is told by the same rule, from the terms", () => {
    const { largest, volumetricDivisor } = shippingTerms(rules, newShop, at);
    const told = goods.filter((line) => {
      const one = [quotedLine(line, 1)];
      return isTooLarge(one, parcelWeight(one, volumetricDivisor).chargeableKg, largest);
    });
    const refused = goods.filter(
      (line) => place([line], "415001", newcomer, "online").refusal?.code === "parcel_too_large",
    );
    expect(told.map(({ slug }) => slug)).toEqual(refused.map(({ slug }) => slug));
    expect(told.length).toBeGreaterThan(3);
  });
});
