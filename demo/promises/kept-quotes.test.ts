import { beforeAll, expect, it } from "vitest";
import type { CartLine } from "../../backend/src/cart/cart-lines";
import { addRupees } from "../../backend/src/contract/money";
import { type DeliveryMethod, deliveryMethods } from "../../backend/src/contract/order-states";
import { Refusal } from "../../backend/src/contract/refusal";
import { quoteBy, quotedSlots } from "../../backend/src/http/routes/shipping/quote-by";
import { keepShop } from "../../backend/src/platform/identity/current";
import type { ShippingRules } from "../../backend/src/shipping/defaults";
import { quotedLine } from "../../backend/src/shipping/parcel/catalog-lines";
import { goodsValue } from "../../backend/src/shipping/quote";
import { openSlots, slotKey, type Taken } from "../../backend/src/shipping/vehicle/slots";
import { keepRates } from "../../backend/src/tax/dated-rates";
import { firstGstRates } from "../../backend/test/support/gst-rates";
import { demoShop } from "../data/shop";
import {
  at,
  deliveryPhone,
  newcomer,
  pincodes,
  place,
  rules as plainRules,
  quantities,
  type Shopper,
  sellables,
  shoppers,
  vehicle,
  vehiclePincodes,
} from "./cases";

beforeAll(() => {
  keepRates(firstGstRates);
  keepShop(demoShop);
});

const rules: ShippingRules = {
  ...plainRules,
  vehicle: { ...vehicle, goods: "all" },
  pickup: { ...plainRules.pickup, isOffered: true },
};

/** Lines in several products, quantities and prices: what is sold, and in turn one or two things beside it. */
function cartAround(turn: number, line: CartLine): CartLine[] {
  const others = [sellables[(turn * 7) % sellables.length], sellables[(turn * 13) % sellables.length]];
  const beside = others.slice(0, turn % 3).filter((other) => other && other.sku !== line.sku);
  return [line, ...new Set(beside as CartLine[])];
}

type Asked = { lines: CartLine[]; pincode: string; asker: Shopper | undefined; taken: Taken };

/** What the cart, or the checkout with the phone of the address, is answered; a guest counts as a new customer. */
function quoteFor(method: DeliveryMethod, { lines, pincode, asker, taken }: Asked) {
  const asked = {
    lines: lines.map((line) => quotedLine(line, line.quantity)),
    pincode: method === "pickup" ? demoShop.pincode : pincode,
    at,
    ...(asker && { phones: [asker.phone, deliveryPhone], history: asker.history }),
  };
  try {
    const [slot] = quotedSlots(method, rules, at, taken);
    return { quoted: { ...quoteBy(method, rules, asked, taken), goods: goodsValue(asked.lines), slot } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refusal: error };
  }
}

type Quoted = ReturnType<typeof quoteFor>;

/** A difference between what was quoted and placing the order; undefined if the quote is kept. */
function broken(method: DeliveryMethod, asked: Asked, { quoted, refusal }: Quoted): string | undefined {
  const [open] = openSlots(rules, at);
  const placed = (by: "cod" | "online", fee = 0) =>
    place(asked.lines, method === "pickup" ? demoShop.pincode : asked.pincode, asked.asker ?? newcomer, by, {
      rules,
      taken: asked.taken,
      deliveryMethod: method,
      ...(method === "vehicle" && { slot: quoted?.slot ?? open ?? { day: "2026-11-24", from: "10:00" } }),
      ...(quoted && { expectedTotal: addRupees(quoted.goods, quoted.shippingCharge, fee) }),
    });
  const online = placed("online");
  const cash = placed("cod", quoted?.quote.codFee);
  if (!quoted)
    return [cash, online].every((each) => each.refusal?.code === refusal?.code)
      ? undefined
      : "refused, and why";
  const { quote } = quoted;
  if (!online.order) return `the total online: ${online.refusal.code}`;
  if (JSON.stringify(online.order.expected) !== JSON.stringify(quote.estimatedDelivery)) return "dates";
  if (method === "vehicle" && JSON.stringify(online.order.slot) !== JSON.stringify(quoted.slot))
    return "slot";
  if (!cash.order)
    return !quote.codAvailable && cash.refusal.code === "cod_unavailable"
      ? undefined
      : `the total in cash: ${cash.refusal.code}`;
  if (!quote.codAvailable) return "cash or not";
  if (cash.order.asksForCode !== quote.codAsksForCode) return "code";
  if (cash.order.codeHours !== quote.codCodeHours) return "how long the code is waited for";
  return undefined;
}

it.each(deliveryMethods)(
  "what cart and checkout quote by %s is what placing the order does, to the rupee and the day",
  (method) => {
    const wrong: unknown[] = [];
    const seen = { alone: 0, several: 0, quoted: 0, refused: 0, cash: 0, noCash: 0 };
    // The first slot of all is full.
    const [nextSlot] = openSlots(rules, at);
    const taken = new Map(nextSlot ? [[slotKey(nextSlot), rules.vehicle.perSlot]] : []);
    const places = { courier: pincodes, vehicle: vehiclePincodes, pickup: [demoShop.pincode] }[method];
    let turn = 0;
    for (const [nth, sellable] of sellables.entries())
      for (const pincode of places) {
        turn += 1;
        const quantity = quantities[(nth + turn) % quantities.length] ?? 1;
        const lines = cartAround(turn, { ...sellable, quantity });
        const asker = turn % 2 === 0 ? shoppers[turn % shoppers.length] : undefined;
        const asked = { lines, pincode, asker, taken };
        const told = quoteFor(method, asked);
        const problem = broken(method, asked, told);
        if (problem) wrong.push([problem, lines.map(({ sku }) => sku), quantity, pincode]);
        seen[told.quoted ? "quoted" : "refused"] += 1;
        if (told.quoted) seen[told.quoted.quote.codAvailable ? "cash" : "noCash"] += 1;
        seen[lines.length === 1 ? "alone" : "several"] += 1;
      }
    expect(wrong.slice(0, 20)).toEqual([]);
    // The table means nothing unless each result occurs; who picks up is refused nothing.
    const { refused, ...others } = seen;
    expect(refused > 30).toBe(method !== "pickup");
    expect(Math.min(...Object.values(others))).toBeGreaterThan(30);
  },
);
