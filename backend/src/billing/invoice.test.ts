import { describe, expect, it } from "vitest";
import { paise } from "../contract/money";
import { runs } from "./fonts";
import { type InvoiceOrder, makeCreditNote, makeInvoice } from "./invoice";
import { printInvoice } from "./print";
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
