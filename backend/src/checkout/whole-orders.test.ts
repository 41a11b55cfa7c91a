import fc from "fast-check";
import { expect, it } from "vitest";
import { firstGstRates } from "../../test/support/gst-rates";
import { type Invoice, makeCreditNote, makeInvoice } from "../billing/invoice";
import { invoiceOrder } from "../billing/issue-invoices";
import { addUpByHsn } from "../billing/sales-by-hsn";
import { sellerOf } from "../billing/seller";
import type { CartLine } from "../cart/cart-lines";
import { shareOf, toPaise, paise as whole } from "../contract/money";
import { newShop } from "../contract/new-shop";
import type { OrderRow } from "../orders/order-row";
import type { Definition } from "../promotions/definitions";
import type { Offer } from "../promotions/offer";
import { sharePaise } from "../promotions/share-paise";
import { noHistory } from "../shipping/cash-on-delivery";
import { defaultShippingRules, type ShippingRules } from "../shipping/defaults";
import { keepRates } from "../tax/dated-rates";
import { applyOffer } from "./apply-offer";
import { priceOrder } from "./price-order";
import { freeze } from "./record";

keepRates(firstGstRates);

const rules: ShippingRules = {
  ...defaultShippingRules,
  cod: { ...defaultShippingRules.cod, min: 0, max: 1e9, maxUsedPhone: 1e9 },
};
const at = new Date("2026-11-21T10:00:00Z");
const buyer = { id: "c", userName: "Asha", email: "a@example.com", phone: null };
const places = {
  Maharashtra: { city: "Pune", pincode: "411001" },
  Goa: { city: "Panaji", pincode: "403001" },
} as const;

const price = fc.integer({ min: 1, max: 10_00_000_00 }).map((paise) => paise / 100);
const goods = fc.record({
  paidPrice: price,
  quantity: fc.integer({ min: 1, max: 20 }),
  hsn: fc.constantFrom("8517", "6205", "6403", "9503", "1209", "8413"),
  gstRate: fc.constantFrom(0, 5, 12, 18, 28, 40),
  purchasePrice: fc.option(price),
});

function cartLine(line: { [Key in keyof CartLine]?: CartLine[Key] }, at: number): CartLine {
  return {
    cartLineId: `c${at}`,
    productId: `p${at}`,
    variantId: `v${at}`,
    inventoryItemId: `i${at}`,
    slug: "thing",
    size: null,
    options: [],
    sku: null,
    title: "Thing",
    lineTitle: "Thing",
    image: "",
    category: "electronics",
    brand: "nokia",
    condition: "second-hand",
    price: line.paidPrice ?? 0,
    salePrice: 0,
    toldPrice: line.paidPrice ?? 0,
    available: 100,
    weightKg: 0.05,
    lengthCm: 5,
    breadthCm: 5,
    heightCm: 2,
    published: true,
    awaitingOrderId: null,
    ...line,
  } as CartLine;
}

/** How many per cent two promotions take off each line, one after the other, and off delivery. */
type Off = { first: number; second: number; delivery: number };
const off = fc.record({
  first: fc.integer({ min: 0, max: 60 }),
  second: fc.integer({ min: 0, max: 39 }),
  delivery: fc.constantFrom(0, 33, 100),
});

/** An offer of two promotions, shared over the lines by the shop's own rule. */
function offerOf(lines: readonly CartLine[], { first, second, delivery }: Off, charge: number): Offer {
  const full = lines.map(({ cartLineId, paidPrice, quantity }) => ({
    key: cartLineId,
    rupees: (Math.round(paidPrice * 100) * quantity) / 100,
  }));
  const left = new Map(full.map(({ key, rupees }) => [key, Math.round(rupees * 100)]));
  const applied = [first, second].map((percent, at) => {
    const parts = full.map(({ key, rupees }) => ({ key, rupees: (rupees * percent) / 100 }));
    const taken = sharePaise(parts, left);
    for (const [key, share] of taken) left.set(key, (left.get(key) ?? 0) - share);
    const definition = { id: `p${at}`, code: `P${at}`, is_automatic: false } as Definition;
    const deliveryPaise = at === 0 ? whole(Math.round(charge * delivery)) : whole(0);
    return { definition, lines: taken, deliveryPaise };
  });
  return { applied, usedUp: new Set() };
}

/** A cart's order, its invoice and its credit note, by the shop's own code from end to end. */
function wayOf(
  lines: CartLine[],
  state: keyof typeof places,
  paymentMethod: "cod" | "online",
  reduced: Off = { first: 0, second: 0, delivery: 0 },
) {
  const address = {
    ...{ name: "Asha", phone: "9876543210", email: null, address: "12 Laxmi Road", notes: null },
    ...places[state],
    state,
  };
  const request = {
    ...{ buyer, address, paymentMethod, at, deliveryMethod: "courier" as const },
    ...{ notes: null, cartId: null, expectedTotal: null, idempotencyKey: null },
  };
  const priced = priceOrder(rules, lines, request, noHistory);
  const order = applyOffer(priced, offerOf(lines, reduced, priced.shippingCharge), {
    ...request,
    paymentMethod: "cod",
  });
  const row = {
    number: "SB-26-000001",
    placed_at: at,
    payment_method: paymentMethod,
    lines: order.lines.map((line, index) => freeze({ ...line, lineItemId: `l${index}` })),
    discounts: order.discounts,
    shipping_charge: order.shippingCharge,
    cod_fee: order.codFee,
    address,
  } as OrderRow;
  const invoice = makeInvoice(
    invoiceOrder(row),
    { number: "SB/26-27/000001", date: "2026-11-21" },
    sellerOf({ ...newShop, gstin: "27AAPFU0939F1ZV" }),
  );
  return {
    order,
    row,
    invoice,
    note: makeCreditNote(invoice, { number: "CN/26-27/000001", date: "2026-11-22" }),
  };
}

const heads = ({ totals }: Invoice) => totals.cgst + totals.sgst + totals.igst;

it("agrees to the paisa from the cart to the credit note, for orders of any goods and prices", () => {
  fc.assert(
    fc.property(
      fc.array(goods, { minLength: 1, maxLength: 6 }),
      fc.constantFrom<keyof typeof places>("Maharashtra", "Goa"),
      fc.constantFrom("cod" as const, "online" as const),
      off,
      (wanted, state, method, reduced) => {
        const { order, row, invoice, note } = wayOf(wanted.map(cartLine), state, method, reduced);
        const paise = (rupees: number) => Math.round(rupees * 100);
        const lines = row.lines.reduce((sum, { lineTotal }) => sum + paise(lineTotal), 0);
        expect(lines).toBe(paise(order.subtotal));
        expect(lines + paise(order.shippingCharge) + paise(order.codFee)).toBe(paise(order.total));
        expect(invoice.totals.totalPaise).toBe(paise(order.total));
        expect(note.totals).toEqual(invoice.totals);
        expect(invoice.totals.taxable + invoice.totals.tax).toBe(invoice.totals.totalPaise);
        expect(heads(invoice)).toBe(invoice.totals.tax);
        expect(invoice.totals.cgst).toBe(invoice.totals.sgst);
        const full = row.lines.reduce((sum, { discount = 0 }) => sum + paise(discount), lines);
        const prices = wanted.reduce((sum, { paidPrice, quantity }) => sum + paise(paidPrice) * quantity, 0);
        expect(full).toBe(prices);
        const taken = order.discounts.reduce((sum, { goods }) => sum + paise(goods), 0);
        expect(lines + taken).toBe(prices);
        for (const line of invoice.lines) {
          expect(Math.min(line.taxable, line.tax, line.totalPaise)).toBeGreaterThanOrEqual(0);
          expect(line.taxable + line.tax).toBe(line.totalPaise);
        }
        for (const amount of [order.subtotal, order.total, ...row.lines.map(({ lineTotal }) => lineTotal)])
          expect(amount).toBe(paise(amount) / 100);
      },
    ),
    { numRuns: 400 },
  );
});

it("shows no tax on goods under the margin scheme, and reports it on the margin", () => {
  fc.assert(
    fc.property(price, price, fc.integer({ min: 1, max: 9 }), (paidPrice, purchasePrice, quantity) => {
      const used = cartLine({ paidPrice, purchasePrice, quantity, hsn: "8517", gstRate: 18 }, 0);
      const { invoice, note } = wayOf([used], "Maharashtra", "online");
      const [line] = invoice.lines;
      expect(line).toMatchObject({ tax: 0, cgst: 0, sgst: 0, igst: 0 });
      expect(line?.taxable).toBe(line?.totalPaise);
      const margin = Math.max(0, Math.round(paidPrice * 100) - Math.round(purchasePrice * 100)) * quantity;
      expect(line?.margin?.marginPaise).toBe(margin);
      const sold = addUpByHsn([{ series: "SB", document: invoice }]).find(({ isOnMargin }) => isOnMargin);
      expect((sold?.taxable ?? 0) + (sold?.cgst ?? 0) + (sold?.sgst ?? 0)).toBe(margin);
      const takenBack = addUpByHsn([
        { series: "SB", document: invoice },
        { series: "CN", document: note },
      ]);
      for (const { quantity: pieces, total, taxable, cgst } of takenBack)
        expect([pieces, total, taxable, cgst]).toEqual([0, 0, 0, 0]);
    }),
  );
});

it("credits exactly what was returned, used goods by their margin", () => {
  fc.assert(
    fc.property(
      fc.array(goods, { minLength: 1, maxLength: 5 }),
      fc.constantFrom<keyof typeof places>("Maharashtra", "Goa"),
      fc.infiniteStream(fc.nat()),
      off,
      (wanted, state, chance, reduced) => {
        const { row, invoice } = wayOf(wanted.map(cartLine), state, "cod", reduced);
        const back = row.lines.map(({ quantity }) => (chance.next().value ?? 0) % (quantity + 1));
        const note = makeCreditNote(invoice, { number: "CN/26-27/000002", date: "2026-11-23" }, back);
        const worth = row.lines.map(({ lineTotal, quantity }, at) =>
          shareOf(toPaise(lineTotal), back[at] ?? 0, quantity),
        );
        expect(note.totals.totalPaise).toBe(worth.reduce((sum, paise) => sum + paise, 0));
        expect(note.lines).toHaveLength(back.filter((pieces) => pieces > 0).length);
        expect(note.totals.taxable + note.totals.tax).toBe(note.totals.totalPaise);
        expect(heads(note)).toBe(note.totals.tax);
        const rows = addUpByHsn([
          { series: "SB", document: invoice },
          { series: "CN", document: note },
        ]);
        const kept = row.lines.reduce((sum, { quantity }, at) => sum + quantity - (back[at] ?? 0), 0);
        const fees = invoice.lines.length - row.lines.length;
        expect(rows.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(kept + fees);
        for (const { taxable, cgst, sgst, igst, total, isOnMargin } of rows) {
          expect(Math.min(taxable, cgst, sgst, igst, total)).toBeGreaterThanOrEqual(0);
          if (!isOnMargin) expect(taxable + cgst + sgst + igst).toBe(total);
        }
      },
    ),
    { numRuns: 300 },
  );
});

it("issues the same credit note for all items of all lines as for the whole order", () => {
  const { row, invoice, note } = wayOf(
    [cartLine({ paidPrice: 500, quantity: 3, hsn: "9503", gstRate: 12 }, 0)],
    "Goa",
    "online",
  );
  const all = makeCreditNote(
    invoice,
    { number: note.number, date: note.date },
    row.lines.map(({ quantity }) => quantity),
  );
  expect(all.lines).toEqual(note.lines.slice(0, 1));
});
