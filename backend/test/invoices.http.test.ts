import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

describe("the accountant's table", () => {
  it("adds the month's invoices up by code and rate, less what was taken back", async () => {
    const { indiaClock } = loadBackend<typeof import("../src/shipping/india-day")>("./shipping/india-day");
    const month = indiaClock(new Date()).day.slice(0, 7);
    const answer = await pdf(`/api/admin/reports/sales-by-hsn?month=${month}`, admin.token);
    const [head, ...rows] = (await answer.text()).trim().split("\r\n");
    expect(head).toContain("HSN/SAC");
    const phones = rows.find((row) => row.startsWith("8517,18,"))?.split(",") ?? [];
    const documents = await invoices();
    const kept = documents.filter(({ number }) => number.startsWith("SB")).length;
    const taken = documents.length - kept;
    expect(Number(phones[2])).toBe(kept - taken);
    expect(Number(phones[7])).toBe((kept - taken) * 1_180);
    expect((await pdf("/api/admin/reports/sales-by-hsn?month=2026-13", admin.token)).status).toBe(422);
  });
});
