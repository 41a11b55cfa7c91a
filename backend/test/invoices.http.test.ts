import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProduct } from "./support/a-product";
import { place, pune, put, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Person, type Shop } from "./support/open-shop";

let shop: Shop;
let admin: Awaited<ReturnType<Shop["admin"]>>;
let phone: string;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
  phone = await stockOne(shop, {
    title: "Plain Phone",
    category: "electronics",
    brand: "nokia",
    hsn: "8517",
    gstRate: 18,
    price: 1_180,
    totalStock: 90,
  });
});
afterAll(() => shop.close());

async function order(buyer: Person, addressInfo = pune): Promise<string> {
  await put(shop, buyer, phone, 1);
  return (await place(shop, buyer, { addressInfo })).body.orderId;
}
const move = (id: string, orderStatus: "confirmed" | "packed" | "cancelled") =>
  shop.call("adminUpdateOrder", { params: { id }, body: { orderStatus, note: "test" } }, admin);
async function pack(id: string): Promise<void> {
  await move(id, "confirmed");
  await move(id, "packed");
}
const invoices = () =>
  shop.query<{
    number: string;
    order_id: string;
    document: { totals: Record<string, number>; against: unknown };
  }>({
    text: "select number, order_id, document from shop_invoice order by number",
  });
const thisMonth = () => {
  const { indiaClock } = loadBackend<typeof import("../src/shipping/india-day")>("./shipping/india-day");
  return indiaClock(new Date()).day.slice(0, 7);
};
const pdf = (path: string, token: string) =>
  fetch(`${shop.url}${path}`, { headers: { authorization: `Bearer ${token}` } });

describe("an order's invoice", () => {
  it("is made when the order is packed, and is the shopper's own PDF", async () => {
    const [asha, ravi] = [await shop.shopper(), await shop.shopper()];
    const id = await order(asha);
    const path = `/api/shop/order/invoice/${id}`;
    const early = await pdf(path, asha.token);
    expect([early.status, (await early.json()).code]).toEqual([409, "no_invoice"]);

    await pack(id);
    const answer = await pdf(path, asha.token);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect((await pdf(path, ravi.token)).status).toBe(404);
    expect((await pdf(`/api/admin/orders/invoice/${id}`, asha.token)).status).toBe(403);
    expect((await pdf(`/api/admin/orders/invoice/${id}`, admin.token)).status).toBe(200);
  });

  it("adds up to what the order costs, and is split at home and whole elsewhere", async () => {
    const [near, far] = [await shop.shopper(), await shop.shopper()];
    const home = await order(near);
    const away = await order(far, { ...pune, city: "Panaji", state: "Goa", pincode: "403001" });
    for (const id of [home, away]) {
      await pack(id);
      const total = (await shop.call("adminGetOrder", { params: { id } }, admin)).body.data.totalAmount;
      const { totals = {} } = (await invoices()).find(({ order_id }) => order_id === id)?.document ?? {};
      expect(totals.totalPaise).toBe(Math.round(total * 100));
      expect((totals.taxable ?? 0) + (totals.tax ?? 0)).toBe(totals.totalPaise);
      expect(totals.cgst).toBe(totals.sgst);
      expect((totals.igst ?? 0) > 0).toBe(id === away);
    }
  });

  it("is taken back by one credit note when the packed order is cancelled", async () => {
    const asha = await shop.shopper();
    const id = await order(asha);
    await pack(id);
    await move(id, "cancelled");
    const documents = (await invoices()).filter(({ order_id }) => order_id === id);
    expect(documents.map(({ number }) => number.slice(0, 2)).sort()).toEqual(["CN", "SB"]);
    const note = await pdf(`/api/shop/order/invoice/${id}?kind=credit-note`, asha.token);
    expect(note.status).toBe(200);
  });

  it("is numbered without a gap, however many orders are packed at once and however many fail", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 8; count += 1) ids.push(await order(await shop.shopper()));
    for (const id of ids) await move(id, "confirmed");
    // Each is packed twice at once: one of the two is an illegal move and must not use a number up.
    await Promise.all([...ids, ...ids].map((id) => move(id, "packed")));
    const serials = (await invoices())
      .filter(({ number }) => number.startsWith("SB/"))
      .map(({ number }) => Number(number.split("/")[2]));
    expect(serials).toEqual(serials.map((_, index) => index + 1));
  });
});

describe("used goods with a purchase price", () => {
  const used = { category: "electronics", brand: "nokia", hsn: "8517", gstRate: 18 } as const;

  it("are taxed on the margin, which the invoice and the shopper do not see and the report does", async () => {
    const usedPhone = { ...used, title: "Used Phone", price: 1_770, condition: "second-hand" as const };
    phone = await stockOne(shop, { ...usedPhone, purchasePrice: 1_180, totalStock: 5 });
    const asha = await shop.shopper();
    const id = await order(asha);
    await pack(id);
    const document = (await invoices()).find(({ order_id }) => order_id === id)?.document;
    expect(document).toMatchObject({
      lines: [
        {
          totalPaise: 177_000,
          taxable: 177_000,
          tax: 0,
          margin: { marginPaise: 59_000, taxable: 50_000, tax: 9_000 },
        },
        { totalPaise: 4_000, tax: 610 },
      ],
    });
    const [engine] = await shop.query<{ tax: number }>({
      text: `select sum(t.rate)::float8 as tax from order_line_item_tax_line t
             join order_item i on i.item_id = t.item_id where i.order_id = $1`,
      values: [id],
    });
    expect((1_770 * (engine?.tax ?? 0)) / (100 + (engine?.tax ?? 0))).toBeCloseTo(90, 2);
    const seen = [
      (await shop.call("getOrder", { params: { id } }, asha)).body.data,
      (await shop.call("getProduct", { params: { id: phone } })).body.data,
    ];
    expect(JSON.stringify(seen)).not.toMatch(/purchasePrice|1180|margin/);
    const report = await pdf(`/api/admin/reports/sales-by-hsn?month=${thisMonth()}`, admin.token);
    expect((await report.text()).split("\r\n")).toContain("8517,18,1,500.00,45.00,45.00,0.00,1770.00,margin");
  });

  it("keep it through an edit that does not name it, and lose it with null or when they are new", async () => {
    const read = async () =>
      (await shop.call("adminGetProduct", { params: { id: phone } }, admin)).body.data.purchasePrice;
    const edit = (changes: object) =>
      shop.call(
        "adminEditProduct",
        {
          params: { id: phone },
          body: aProduct({ ...used, title: "Used Phone 2", condition: "refurbished", ...changes }),
        },
        admin,
      );
    expect(await read()).toBe(1_180);
    expect((await edit({})).status).toBe(200);
    expect(await read()).toBe(1_180);
    expect((await edit({ purchasePrice: 999_999.99 })).body.data.purchasePrice).toBe(999_999.99);
    expect((await edit({ condition: "new" })).body.data.purchasePrice).toBeNull();
    expect((await edit({ purchasePrice: 5 })).body.data.purchasePrice).toBe(5);
    expect((await edit({ purchasePrice: null })).body.data.purchasePrice).toBeNull();
    const refused = await edit({ condition: "new", purchasePrice: 5 });
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, "purchasePrice"]);
  });
});

describe("the accountant's table", () => {
  it("adds the month's invoices up by code and rate, less what was taken back", async () => {
    const month = thisMonth();
    const answer = await pdf(`/api/admin/reports/sales-by-hsn?month=${month}`, admin.token);
    const [head, ...rows] = (await answer.text()).trim().split("\r\n");
    expect(head).toContain("HSN/SAC");
    const phones = rows.find((row) => /^8517,18,.*,$/.test(row))?.split(",") ?? [];
    const documents = await invoices();
    const kept = documents.filter(({ number }) => number.startsWith("SB")).length;
    const taken = documents.length - kept;
    const used = 1;
    expect(Number(phones[2])).toBe(kept - taken - used);
    expect(Number(phones[7])).toBe((kept - taken - used) * 1_180);
    expect((await pdf("/api/admin/reports/sales-by-hsn?month=2026-13", admin.token)).status).toBe(422);
  });
});
