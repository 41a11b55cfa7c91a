import type { Content, CustomTableLayout, TableCell, TDocumentDefinitions } from "pdfmake/interfaces";
import { formatColumn, paise, sumPaise } from "../contract/money";
import { states } from "../contract/states";
import { runs } from "./fonts";
import { type Invoice, type InvoiceLine, unitPrices } from "./invoice";
import type { Seller } from "./seller";

const day = (iso: string) =>
  new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "Asia/Kolkata" }).format(new Date(iso));

type Look = { bold?: boolean; fontSize?: number; alignment?: "left" | "right" | "center"; color?: string };
const say = (text: string, look: Look = {}) => ({ text: runs(text), ...look });
const right = (text: string, look: Look = {}) => say(text, { alignment: "right", ...look });
const grey = "#57534e";

const joined = (...parts: string[]) => parts.filter(Boolean).join(" · ");

function sellerBlock({ name, legalName, address, state, gstin, phone, email }: Seller) {
  const registration = gstin ? `GSTIN ${gstin}` : "Not registered under GST: no tax is charged";
  const reach = joined(phone, email);
  return {
    stack: [
      say(name, { bold: true, fontSize: 16 }),
      say(legalName),
      say(address),
      say(`${registration} · State code ${states[state]}`),
      ...(reach ? [say(reach)] : []),
    ],
  };
}

function head({ kind, seller, number, date, against, order, placeOfSupply }: Invoice): Content {
  const facts = [
    `No. ${number}`,
    `Date ${day(date)}`,
    ...(against ? [`Against invoice ${against.number} of ${day(against.date)}`] : []),
    `Order ${order.orderNumber} of ${day(order.placedAt)}`,
    `Place of supply ${placeOfSupply}`,
    "Reverse charge: No",
  ];
  return {
    columns: [
      { width: "*", ...sellerBlock(seller) },
      {
        width: 200,
        stack: [right(kind, { bold: true, fontSize: 14 }), ...facts.map((fact) => right(fact))],
      },
    ],
  };
}

function howPaid(method: Invoice["order"]["paymentMethod"], to: Invoice["order"]["buyer"]): string {
  if (method === "online") return "Paid online";
  if (to.pickup) return "Paid at the shop";
  return to.byVehicle ? "Paid at the door" : "Cash on delivery";
}

function buyer({ order: { buyer: to, paymentMethod } }: Invoice): Content {
  const place = [say(to.address), say(`${to.city}, ${to.state} ${to.pincode}`)];
  return {
    margin: [0, 14, 0, 10],
    stack: [
      say(to.pickup ? "Bill to" : "Bill to and deliver to", { color: grey }),
      ...(to.company ? [say(to.company, { bold: true, fontSize: 11 })] : []),
      ...(to.gstin ? [say(`GSTIN ${to.gstin}`)] : []),
      say(to.name, to.company ? {} : { bold: true, fontSize: 11 }),
      ...(to.pickup ? (to.pickup.own ? [say(to.pickup.own)] : []) : place),
      say(`Phone ${to.phone}`),
      ...(to.pickup ? [say("Handed over at", { color: grey }), ...place] : []),
      say(howPaid(paymentMethod, to), { color: grey }),
    ],
  };
}

/** The line's name, with its price and what was taken off it (Section 15(3) of the CGST Act: shown on the invoice). */
function describe({ description, totalPaise, discountPaise }: InvoiceLine): string {
  if (!discountPaise) return description;
  return `${description}\nPrice ${formatColumn(sumPaise([totalPaise, discountPaise]))}, discount ${formatColumn(discountPaise)}`;
}

/** The price of one item, or of how many it is which, if they differ by a paisa. */
function priceEach(line: InvoiceLine): string {
  const prices = unitPrices(line);
  return prices
    .map(({ quantity, pricePaise }) =>
      prices.length > 1 ? `${quantity} × ${formatColumn(pricePaise)}` : formatColumn(pricePaise),
    )
    .join("\n");
}

/** Codes of services begin with 99: a delivery has no pieces. */
const isService = ({ code }: InvoiceLine) => code.startsWith("99");

function lineRow(line: InvoiceLine, index: number, sameState: boolean): TableCell[] {
  const half = line.ratePercent / 2;
  const taxes = sameState
    ? [right(`${formatColumn(line.cgst)}\n${half}%`), right(`${formatColumn(line.sgst)}\n${half}%`)]
    : [right(`${formatColumn(line.igst)}\n${line.ratePercent}%`)];
  const heads = line.margin ? taxes.map(() => right("margin\nscheme", { color: grey })) : taxes;
  return [
    say(String(index + 1)),
    say(describe(line)),
    say(line.code),
    right(isService(line) ? String(line.quantity) : `${line.quantity} pc`),
    right(priceEach(line)),
    right(line.margin ? "–" : formatColumn(line.taxable)),
    ...heads,
    right(formatColumn(line.totalPaise)),
  ];
}

/** Lines between the rows, and less room between the columns than pdfmake leaves: there are nine. */
const narrowColumns: CustomTableLayout = {
  hLineWidth: (at, { table }) => (at === 0 || at === table.body.length ? 0 : at === 1 ? 2 : 1),
  hLineColor: (at) => (at === 1 ? "black" : "#aaaaaa"),
  vLineWidth: () => 0,
  paddingLeft: (at) => (at === 0 ? 0 : 4),
  paddingRight: () => 4,
};

function lineTable({ lines, totals, sameState }: Invoice): Content {
  const taxNames = sameState ? ["CGST", "SGST"] : ["IGST"];
  const taxTotals = sameState ? [totals.cgst, totals.sgst] : [totals.igst];
  const bold = { bold: true };
  const isTaxed = lines.some(({ ratePercent }) => ratePercent > 0);
  const onMargin = lines.reduce((sum, line) => sum + (line.margin ? line.taxable : 0), 0);
  return {
    layout: narrowColumns,
    fontSize: 8.5,
    table: {
      headerRows: 1,
      widths: [12, "*", 42, 26, 58, 64, ...taxNames.map(() => 51), 66],
      body: [
        [
          say("#", bold),
          say("Goods or service", bold),
          say("HSN/SAC", bold),
          right("Qty", bold),
          right(`Price each ₹${isTaxed ? "\nincl. GST" : ""}`, bold),
          right("Taxable ₹", bold),
          ...taxNames.map((name) => right(`${name} ₹`, bold)),
          right("Total ₹", bold),
        ],
        ...lines.map((line, index) => lineRow(line, index, sameState)),
        [
          { ...say("Total", bold), colSpan: 5 },
          {},
          {},
          {},
          {},
          right(formatColumn(paise(totals.taxable - onMargin)), bold),
          ...taxTotals.map((total) => right(formatColumn(total), bold)),
          right(formatColumn(totals.totalPaise), bold),
        ],
      ],
    },
  };
}

/** What must not be shown for Rule 32(5) goods, and why. */
const marginNote =
  "Margin scheme: second-hand goods taxed on the margin under Rule 32(5) of the CGST Rules, 2017. Their tax is inside the price, is not shown, and cannot be claimed as input tax credit.";

function foot({ totals, inWords, lines, seller }: Invoice): Content {
  return {
    margin: [0, 12, 0, 0],
    columns: [
      {
        width: "*",
        stack: [
          say("Amount in words", { color: grey }),
          say(inWords, { bold: true }),
          say("Rounding 0.00", { color: grey }),
          ...(lines.some(({ margin }) => margin) ? [say(`\n${marginNote}`, { color: grey })] : []),
        ],
      },
      {
        width: 200,
        stack: [
          right(`Total ₹ ${formatColumn(totals.totalPaise)}`, { bold: true, fontSize: 13 }),
          right(`For ${seller.legalName}`, { color: grey }),
          right("\n\nAuthorised signatory", { color: grey }),
        ],
      },
    ],
  };
}

/** An invoice or credit note as a page that pdfmake can print. */
export function layOut(invoice: Invoice): TDocumentDefinitions {
  return {
    pageSize: "A4",
    pageMargins: [32, 40, 32, 50],
    info: { title: `${invoice.kind} ${invoice.number}`, author: invoice.seller.legalName },
    defaultStyle: { font: "Latin", fontSize: 9, lineHeight: 1.2 },
    content: [head(invoice), buyer(invoice), lineTable(invoice), foot(invoice)],
    footer: (page, pages) => ({
      ...say(`${invoice.number} · page ${page} of ${pages}`, { alignment: "center", color: grey }),
      margin: [0, 16, 0, 0],
    }),
  };
}
