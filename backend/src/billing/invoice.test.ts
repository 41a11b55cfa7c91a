import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paise } from "../contract/money";
import { runs } from "./fonts";
import {
  type Invoice,
  type InvoiceLine,
  type InvoiceOrder,
  makeCreditNote,
  makeInvoice,
  unitPrices,
} from "./invoice";
import { layOut } from "./layout";
import { printInvoice } from "./print";
import { addUpByHsn, hsnCsv } from "./sales-by-hsn";
import type { Seller } from "./seller";

const numbered = { number: "SB/26-27/000007", date: "2026-11-21" };
const seller: Seller = {
  name: "Meera Stores",
  legalName: "Meera Retail",
  address: "4 Lake Road, Wai, Maharashtra 412803",
  state: "Maharashtra",
  gstin: "27AAPFU0939F1ZV",
  phone: "",
  email: "",
};
const buyer = {
  name: "श्री. विद्याधर क्षीरसागर",
  phone: "9876543210",
  address: "१२, लक्ष्मी निवास, कृष्णानगर",
  city: "Satara",
  state: "Maharashtra",
  pincode: "415001",
};
const phone = {
  title: "Phone",
  size: null,
  hsn: "8517",
  gstRate: 18,
  quantity: 1,
  linePaise: paise(13_999_00),
  purchasePaise: null,
};
const kurta = {
  title: "Kurta",
  size: "XL",
  hsn: "6211",
  gstRate: 5,
  quantity: 2,
  linePaise: paise(5_998_00),
  purchasePaise: null,
};
const seeds = {
  title: "Tomato seeds",
  size: null,
  hsn: "1209",
  gstRate: 0,
  quantity: 3,
  linePaise: paise(147_00),
  purchasePaise: null,
};
const order = (goods: InvoiceOrder["goods"], state = "Maharashtra"): InvoiceOrder => ({
  orderNumber: "SB-26-000123",
  placedAt: "2026-11-21T10:00:00Z",
  paymentMethod: "cod",
  goods,
  shippingPaise: paise(70_00),
  codFeePaise: paise(40_00),
  buyer: { ...buyer, state },
});

/** The texts of a page as they are printed; a text is cut into runs of one font. */
function printed(part: unknown): string {
  if (Array.isArray(part)) return part.map(printed).join("");
  if (typeof part !== "object" || part === null) return "";
  if ("text" in part && typeof part.text === "string") return part.text;
  return `${Object.values(part).map(printed).join("")}\n`;
}
const page = (invoice: Invoice) => printed(layOut(invoice).content);

describe("an invoice", () => {
  it("adds up to the amount paid, as do taxable value and tax", () => {
    const { totals } = makeInvoice(order([phone, kurta, seeds]), numbered, seller);
    expect(totals.totalPaise).toBe(13_999_00 + 5_998_00 + 147_00 + 70_00 + 40_00);
    expect(totals.taxable + totals.tax).toBe(totals.totalPaise);
  });

  it("splits the tax within the state and charges IGST for another state", () => {
    const home = makeInvoice(order([phone]), numbered, seller);
    const away = makeInvoice(order([phone], "Goa"), numbered, seller);
    expect(home.totals.cgst).toBe(home.totals.sgst);
    expect(home.totals.igst).toBe(0);
    expect(away.totals).toMatchObject({ cgst: 0, sgst: 0, igst: home.totals.tax });
    expect(away.placeOfSupply).toBe("Goa (30)");
  });

  it("is a bill of supply for exempt goods, and a combined document for mixed orders", () => {
    expect(makeInvoice(order([phone]), numbered, seller).kind).toBe("Tax Invoice");
    expect(makeInvoice(order([seeds]), numbered, seller).kind).toBe("Bill of Supply");
    expect(makeInvoice(order([phone, seeds]), numbered, seller).kind).toBe("Invoice-cum-Bill of Supply");
  });

  it("is cancelled by a credit note that refers to it", () => {
    const note = makeCreditNote(makeInvoice(order([phone]), numbered, seller), {
      number: "CN/26-27/000001",
      date: "2026-11-25",
    });
    expect(note).toMatchObject({ kind: "Credit Note", against: numbered });
  });

  it("is a bill of supply without tax where the seller has no GSTIN", () => {
    const made = makeInvoice(order([phone, kurta]), numbered, { ...seller, gstin: "" });
    expect(made).toMatchObject({
      kind: "Bill of Supply",
      totals: { tax: 0, taxable: made.totals.totalPaise },
    });
  });

  it("becomes a PDF with embedded fonts", async () => {
    const pdf = await printInvoice(makeInvoice(order([phone, kurta]), numbered, seller));
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.length).toBeGreaterThan(10_000);
  });
});

describe("the price of one item", () => {
  const firstOf = (invoice: Invoice): InvoiceLine => {
    const [line] = invoice.lines;
    if (!line) throw new Error("The invoice has no line.");
    return line;
  };
  const lineOf = (goods: InvoiceOrder["goods"][number]) =>
    firstOf(makeInvoice(order([goods]), numbered, seller));
  const reduced = { ...kurta, linePaise: paise(5_398_00), discountPaise: paise(600_00) };

  it("is the one on the product's page, GST included", () => {
    expect(unitPrices(lineOf(kurta))).toEqual([{ quantity: 2, pricePaise: 2_999_00 }]);
    expect(page(makeInvoice(order([kurta]), numbered, seller))).toMatch(/Price each ₹\s+incl\. GST/);
  });

  it("is the one before a discount, which the line names beside it", () => {
    expect(unitPrices(lineOf(reduced))).toEqual([{ quantity: 2, pricePaise: 2_999_00 }]);
    expect(page(makeInvoice(order([reduced]), numbered, seller))).toContain(
      "Price 5,998.00, discount 600.00",
    );
  });

  it("is the whole price of used goods on the margin, and tells nothing of the margin", () => {
    const used = { ...phone, quantity: 2, linePaise: paise(17_700_00), purchasePaise: paise(11_800_00) };
    const text = page(makeInvoice(order([used]), numbered, seller));
    expect(text).toContain("8,850.00");
    expect(text).not.toMatch(/7,500\.00|2,950\.00|5,900\.00|5,000\.00/);
  });

  it("says no GST where the seller charges none", () => {
    expect(page(makeInvoice(order([kurta]), numbered, { ...seller, gstin: "" }))).not.toContain("incl. GST");
  });

  it("is two prices where one would not add up, as in orders of other programs", () => {
    const uneven = { ...seeds, linePaise: paise(1_000_00) };
    expect(unitPrices(lineOf(uneven))).toEqual([
      { quantity: 2, pricePaise: 333_33 },
      { quantity: 1, pricePaise: 333_34 },
    ]);
    expect(page(makeInvoice(order([uneven]), numbered, seller))).toContain("2 × 333.33\n1 × 333.34");
  });

  it("times the quantity, less the discount, is the line's total to the paisa, in credit notes too", () => {
    fc.assert(
      fc.property(
        fc.record({
          quantity: fc.integer({ min: 1, max: 99 }),
          price: fc.integer({ min: 1, max: 10_00_000_00 }),
          off: fc.double({ min: 0, max: 0.99, noNaN: true }),
          rest: fc.integer({ min: 0, max: 98 }),
          back: fc.integer({ min: 1, max: 99 }),
        }),
        ({ quantity, price, off, rest, back }) => {
          const whole = price * quantity + (rest % quantity);
          const discountPaise = paise(Math.floor(whole * off));
          const goods = { ...kurta, quantity, linePaise: paise(whole - discountPaise), discountPaise };
          const invoice = makeInvoice(order([goods]), numbered, seller);
          const note = makeCreditNote(invoice, numbered, [Math.min(back, quantity)]);
          for (const line of [firstOf(invoice), firstOf(note)]) {
            const prices = unitPrices(line);
            const sum = prices.reduce((paid, each) => paid + each.quantity * each.pricePaise, 0);
            expect(sum - (line.discountPaise ?? 0)).toBe(line.totalPaise);
            expect(prices.reduce((count, each) => count + each.quantity, 0)).toBe(line.quantity);
          }
          // An even price stays the same on the credit note.
          if (rest % quantity === 0)
            expect(unitPrices(firstOf(note)).map(({ pricePaise }) => pricePaise)).toEqual([price]);
        },
      ),
    );
  });

  it("is worked out for documents of earlier versions, which name no discount", () => {
    const { discountPaise: _none, ...old } = lineOf(kurta);
    expect(unitPrices(old)).toEqual([{ quantity: 2, pricePaise: 2_999_00 }]);
  });
});

describe("an invoice for a business", () => {
  const business = { company: "Kshirsagar & Sons", gstin: "27AAPFU0939F1ZV" };
  const forBusiness = { ...order([phone]), buyer: { ...buyer, ...business } };
  const invoice = makeInvoice(forBusiness, numbered, { ...seller, gstin: "27AAACR5055K1Z7" });

  it("names it with its GSTIN and the person who receives the parcel, as does its credit note", () => {
    const note = makeCreditNote(invoice, { number: "CN/26-27/000001", date: "2026-11-25" });
    for (const text of [page(invoice), page(note)]) {
      const billTo = text.slice(text.indexOf("Bill to"));
      for (const line of [business.company, `GSTIN ${business.gstin}`, buyer.name])
        expect(billTo).toContain(line);
    }
  });

  it("names its GSTIN on a bill of supply too", () => {
    const bill = makeInvoice(forBusiness, numbered, { ...seller, gstin: "" });
    expect([bill.kind, page(bill)]).toEqual([
      "Bill of Supply",
      expect.stringContaining(`GSTIN ${business.gstin}`),
    ]);
  });

  it("is apart from other sales in the accountant's table", () => {
    const person = makeInvoice(order([phone]), numbered, seller);
    const named = makeInvoice(
      { ...order([phone]), buyer: { ...buyer, company: "No GSTIN" } },
      numbered,
      seller,
    );
    const rows = addUpByHsn([person, named, invoice].map((document) => ({ series: "SB", document })));
    expect(
      rows.filter(({ code }) => code === "8517").map(({ isB2b, quantity }) => [isB2b, quantity]),
    ).toEqual([
      [false, 2],
      [true, 1],
    ]);
    const csv = hsnCsv(rows).split("\r\n");
    expect(csv[0]).toMatch(/,Supply$/);
    expect(csv.filter((row) => row.startsWith("8517")).map((row) => row.slice(-4))).toEqual([",B2C", ",B2B"]);
  });
});

describe("the invoice's fonts", () => {
  it("cover each script and the rupee sign", () => {
    expect(runs("Total ₹ 5")).toEqual([
      { text: "Total ", font: "Latin" },
      { text: "₹", font: "Devanagari" },
      { text: " 5", font: "Latin" },
    ]);
    expect(runs("सातारा, MH")[0]?.font).toBe("Devanagari");
    // Split at its joiner, the name would lose the shape of its r.
    expect(runs("गोर्\u200dहे")).toEqual([{ text: "गोर्\u200dहे", font: "Devanagari" }]);
  });
});
