import { type Paise, paise, shareOf, sumPaise } from "../contract/money";
import { type State, states } from "../contract/states";
import { amountInWords } from "../tax/amount-in-words";
import { type MarginTax, marginTax } from "../tax/margin";
import { deliveryRateOf } from "../tax/rate";
import { splitTax, type TaxSplit } from "../tax/split-tax";
import type { Seller } from "./seller";

export type InvoiceGoods = {
  title: string;
  /** The size, or the chosen options in words. */
  size: string | null;
  hsn: string;
  /** Per cent, as applied to the item on the day of the order. */
  gstRate: number;
  quantity: number;
  /** What was paid for the whole line, GST included, after `discountPaise`. */
  linePaise: Paise;
  /** What promotions took off the line. */
  discountPaise?: Paise;
  /** What the shop paid for the line's used items, where GST is on the margin; null elsewhere. */
  purchasePaise: Paise | null;
};

type Buyer = {
  name: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  /** The business that it is for, and its GSTIN; absent for a person, and in old documents. */
  company?: string;
  gstin?: string;
  /** The order was handed over at the shop, whose address this is; `own` is the buyer's, if they gave one. */
  pickup?: { own: string | null };
  /** The shop's own vehicle brings it, so that it is paid at the door if not before. Not in old documents. */
  byVehicle?: true;
};

export type InvoiceOrder = {
  orderNumber: string;
  placedAt: string;
  paymentMethod: "cod" | "online";
  goods: InvoiceGoods[];
  shippingPaise: Paise;
  /** What promotions took off delivery; already subtracted from `shippingPaise`. */
  shippingDiscountPaise?: Paise;
  codFeePaise: Paise;
  buyer: Buyer;
};

export type InvoiceLine = TaxSplit & {
  description: string;
  code: string;
  quantity: number;
  ratePercent: number;
  totalPaise: Paise;
  /** What promotions took off the line, GST included; already subtracted from the other amounts. Not in old documents. */
  discountPaise?: Paise;
  /** Under the margin scheme the line itself shows no tax, because it cannot be claimed; this is for the shop's GST returns. */
  margin?: MarginTax;
};

export type Invoice = {
  kind: "Tax Invoice" | "Bill of Supply" | "Invoice-cum-Bill of Supply" | "Credit Note";
  seller: Seller;
  number: string;
  /** ISO day in India. */
  date: string;
  /** For a credit note: the invoice that it cancels. */
  against: { number: string; date: string } | null;
  order: Pick<InvoiceOrder, "orderNumber" | "placedAt" | "paymentMethod" | "buyer">;
  lines: InvoiceLine[];
  totals: TaxSplit & { totalPaise: Paise };
  sameState: boolean;
  placeOfSupply: string;
  inWords: string;
};

/** The service code of carriage of goods, under which delivery and its fees are listed. */
const deliverySac = "996812";

function line(
  description: string,
  code: string,
  quantity: number,
  totalPaise: Paise,
  rate: number,
  sameState: boolean,
) {
  return {
    description,
    code,
    quantity,
    ratePercent: rate,
    totalPaise,
    ...splitTax(totalPaise, rate, sameState),
  };
}

/** Used goods under the margin scheme: the full price, and separately the tax on the shop's margin. */
function marginLine(
  description: string,
  { hsn, quantity, linePaise, gstRate }: InvoiceGoods,
  purchasePaise: Paise,
  sameState: boolean,
): InvoiceLine {
  return {
    ...line(description, hsn, quantity, linePaise, 0, sameState),
    ratePercent: gstRate,
    margin: marginTax(linePaise, purchasePaise, gstRate, sameState),
  };
}

function goodsLine(goods: InvoiceGoods, sameState: boolean): InvoiceLine {
  const { title, size, hsn, gstRate, quantity, linePaise, purchasePaise, discountPaise = paise(0) } = goods;
  const description = size ? `${title} (${size})` : title;
  const made =
    purchasePaise === null
      ? line(description, hsn, quantity, linePaise, gstRate, sameState)
      : marginLine(description, goods, purchasePaise, sameState);
  return withDiscount(made, discountPaise);
}

const withDiscount = (made: InvoiceLine, discountPaise: Paise): InvoiceLine =>
  discountPaise > 0 ? { ...made, discountPaise } : made;

function kindOf(lines: InvoiceLine[]): Invoice["kind"] {
  const exempt = lines.filter(({ ratePercent }) => ratePercent === 0).length;
  if (exempt === lines.length) return "Bill of Supply";
  return exempt > 0 ? "Invoice-cum-Bill of Supply" : "Tax Invoice";
}

function totalsOf(lines: InvoiceLine[]): Invoice["totals"] {
  const sum = (key: keyof TaxSplit | "totalPaise") => sumPaise(lines.map((each) => each[key]));
  return {
    taxable: sum("taxable"),
    tax: sum("tax"),
    cgst: sum("cgst"),
    sgst: sum("sgst"),
    igst: sum("igst"),
    totalPaise: sum("totalPaise"),
  };
}

/** Goods as a seller without a GSTIN sells them: no GST may be charged, on the price or on the margin. */
const untaxed = (goods: InvoiceGoods): InvoiceGoods => ({ ...goods, gstRate: 0, purchasePaise: null });

/** An order's invoice (Rule 46): each line's tax by the place of supply, which is the delivery state. */
export function makeInvoice(
  order: InvoiceOrder,
  { number, date }: { number: string; date: string },
  seller: Seller,
): Invoice {
  const sameState = order.buyer.state === seller.state;
  const goods = order.goods.map((each) => goodsLine(seller.gstin ? each : untaxed(each), sameState));
  const rate = deliveryRateOf(
    goods.map(({ totalPaise, ratePercent }) => ({ total: totalPaise, rate: ratePercent })),
  );
  const extras = [
    ["Delivery", order.shippingPaise, order.shippingDiscountPaise ?? paise(0)],
    ["Cash-on-delivery fee", order.codFeePaise, paise(0)],
  ] as const;
  const lines = [
    ...goods,
    ...extras
      .filter(([, charged]) => charged > 0)
      .map(([label, charged, discountPaise]) =>
        withDiscount(line(label, deliverySac, 1, charged, rate, sameState), discountPaise),
      ),
  ];
  const totals = totalsOf(lines);
  const code = states[order.buyer.state as State] ?? "97";
  const { orderNumber, placedAt, paymentMethod, buyer } = order;
  return {
    kind: kindOf(lines),
    seller,
    number,
    date,
    against: null,
    order: { orderNumber, placedAt, paymentMethod, buyer },
    lines,
    totals,
    sameState,
    placeOfSupply: `${buyer.state} (${code})`,
    inWords: amountInWords(totals.totalPaise),
  };
}

/** What the line's items cost before promotions, GST included. */
const priceOf = ({ totalPaise, discountPaise = paise(0) }: InvoiceLine): Paise =>
  sumPaise([totalPaise, discountPaise]);

type UnitPrice = { quantity: number; pricePaise: Paise };

/**
 * What one item of a line cost before promotions, GST included: the price that was on its page, so that quantity × price −
 * discount is the line's total to the paisa. Where the price does not divide evenly, which orders of other programs
 * may have, some items cost a paisa more than the others: two prices, each with its quantity.
 */
export function unitPrices(line: InvoiceLine): UnitPrice[] {
  const { quantity } = line;
  const price = priceOf(line);
  const each = paise(Math.floor(price / quantity));
  const dearer = price % quantity;
  const split = [
    { quantity: quantity - dearer, pricePaise: each },
    { quantity: dearer, pricePaise: paise(each + 1) },
  ];
  return split.filter((part) => part.quantity > 0);
}

/** Part of a line: some of its items, with the tax included in their share of the price. */
function partOfLine(line: InvoiceLine, pieces: number, sameState: boolean): InvoiceLine {
  if (pieces === line.quantity) return line;
  const share = (amount: Paise) => shareOf(amount, pieces, line.quantity);
  const { ratePercent, margin, discountPaise } = line;
  const totalPaise = share(line.totalPaise);
  // Of two shares that are each rounded the sum would differ from the price of the items by a paisa.
  const part = {
    ...line,
    quantity: pieces,
    totalPaise,
    ...(discountPaise !== undefined && { discountPaise: paise(share(priceOf(line)) - totalPaise) }),
  };
  if (!margin) return { ...part, ...splitTax(totalPaise, ratePercent, sameState) };
  const marginPaise = share(margin.marginPaise);
  const onMargin = { marginPaise, ...splitTax(marginPaise, ratePercent, sameState) };
  return { ...part, ...splitTax(totalPaise, 0, sameState), margin: onMargin };
}

/**
 * The credit note for an invoice, after a cancellation or a return: for the whole invoice, or for a number of `pieces` of
 * each line, in line order, without delivery.
 */
export function makeCreditNote(
  invoice: Invoice,
  { number, date }: { number: string; date: string },
  pieces: readonly number[] | null = null,
): Invoice {
  const note: Invoice = {
    ...invoice,
    kind: "Credit Note",
    number,
    date,
    against: { number: invoice.number, date: invoice.date },
  };
  if (!pieces) return note;
  const lines = invoice.lines.flatMap((each, at) => {
    const back = pieces[at] ?? 0;
    return back > 0 ? [partOfLine(each, back, invoice.sameState)] : [];
  });
  const totals = totalsOf(lines);
  return { ...note, lines, totals, inWords: amountInWords(totals.totalPaise) };
}
