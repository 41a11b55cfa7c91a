import { Modules } from "@medusajs/framework/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { textOfPdf } from "../../scripts/testing/pdf-text";
import type { AdminProduct, ProductEdit, ProductInput } from "../src/contract/products";
import { aProduct } from "./support/a-product";
import { asBrowserOf } from "./support/call";
import { auditFaults, homeOf, place, put, stockOne } from "./support/goods";
import { indiaDay, withinADay } from "./support/india-day";
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

async function order(buyer: Person, addressInfo = homeOf(buyer)): Promise<string> {
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
const thisMonth = () => indiaDay().slice(0, 7);
const pdf = (path: string, token: string) => fetch(`${shop.url}${path}`, { headers: asBrowserOf({ token }) });

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
    const away = await order(far, { ...homeOf(far), city: "Panaji", state: "Goa", pincode: "403001" });
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
    // Each is packed twice at once: one of the two is an illegal transition and must not use up a number.
    await Promise.all([...ids, ...ids].map((id) => move(id, "packed")));
    const serials = (await invoices())
      .filter(({ number }) => number.startsWith("SB/"))
      .map(({ number }) => Number(number.split("/")[2]));
    expect(serials).toEqual(serials.map((_, index) => index + 1));
  });

  it.each([
    [999_998, ["999999", "1000000"]],
    [9_999_998, ["9999999", "10000000"]],
  ])(
    "goes on after number %d of the year with 16 characters at most, credit notes too",
    async (last, next) => {
      const counter = async () =>
        shop.query<{ series: string; year: string; last: number }>({
          text: "select * from shop_invoice_counter",
        });
      const before = await counter();
      await shop.query({ text: "update shop_invoice_counter set last = $1", values: [last] });
      const asha = await shop.shopper();
      const ids = [await order(asha), await order(asha)];
      for (const id of ids) {
        await pack(id);
        await move(id, "cancelled");
        const path = `/api/shop/order/invoice/${id}`;
        expect((await pdf(path, asha.token)).status).toBe(200);
        expect((await pdf(`${path}?kind=credit-note`, asha.token)).status).toBe(200);
      }
      const numbers = (await invoices())
        .filter(({ order_id }) => ids.includes(order_id))
        .map((one) => one.number);
      for (const number of numbers) expect(number.length).toBeLessThanOrEqual(16);
      for (const series of ["SB", "CN"])
        expect(
          numbers
            .filter((number) => number.startsWith(series))
            .map((number) => number.split("/")[2])
            .sort((a, b) => Number(a) - Number(b)),
        ).toEqual(next);
      // Restores the counters: the other tests of this file continue their numbers.
      for (const row of before)
        await shop.query({
          text: "update shop_invoice_counter set last = $3 where series = $1 and year = $2",
          values: [row.series, row.year, row.last],
        });
      // For the audit they would be invoices beyond the counter.
      await shop.query({ text: "delete from shop_invoice where order_id = any ($1)", values: [ids] });
    },
  );
});

describe("an invoice for a business", () => {
  const business = { company: "Patil & Sons (Agencies)", gstin: "27AAPFU0939F1ZV" };
  const save = async (person: Person, changes: object = business) => {
    const body = { ...homeOf(person), ...changes, userId: person.id };
    return (await shop.call("addAddress", { body }, person)).body.data.addressId;
  };
  const orderTo = async (person: Person, addressId: string) => {
    await put(shop, person, phone, 2);
    const body = { userId: person.id, addressId, paymentMethod: "cod" as const };
    return shop.call("createOrder", { body }, person);
  };
  const read = async (path: string, token: string) =>
    textOfPdf(new Uint8Array(await (await pdf(path, token)).arrayBuffer()));

  it("names it as the order does, whatever becomes of the address, and so does its credit note", async () => {
    const asha = await shop.shopper();
    const addressId = await save(asha);
    const placed = await orderTo(asha, addressId);
    expect([placed.status, placed.body.order.addressInfo]).toMatchObject([201, business]);
    const id = placed.body.orderId;
    const params = { userId: asha.id, addressId };
    await shop.call(
      "updateAddress",
      { params, body: { ...homeOf(asha), company: "Another name", gstin: null } },
      asha,
    );
    await pack(id);
    await shop.call("deleteAddress", { params }, asha);
    await move(id, "cancelled");

    const path = `/api/shop/order/invoice/${id}`;
    for (const text of [await read(path, asha.token), await read(`${path}?kind=credit-note`, asha.token)]) {
      expect(text).toContain(`Bill to and deliver to ${business.company} GSTIN ${business.gstin}`);
      expect(text).toContain("2 pc 1,180.00 2,000.00 180.00 9% 180.00 9% 2,360.00");
      expect(text).not.toContain("Another name");
    }
    const staff = await shop.call("adminGetOrder", { params: { id } }, admin);
    expect(staff.body.data.addressInfo).toMatchObject(business);
    const own = await shop.call("getOwnData", {}, asha);
    expect(own.body.data.orders).toMatchObject([{ addressInfo: business }]);
    const found = await pdf(`/api/admin/orders/export?q=${business.gstin}`, admin.token);
    const [head, row] = (await found.text()).trim().split("\r\n");
    expect(head).toMatch(/,company,gstin$/);
    expect(row).toMatch(/,Patil & Sons \(Agencies\),27AAPFU0939F1ZV$/);
  });

  it("is asked for with an address that is typed in, and the engine's order has it too", async () => {
    const asha = await shop.shopper();
    const id = await order(asha, { ...homeOf(asha), ...business });
    const orders = shop.container.resolve(Modules.ORDER);
    const made = await orders.retrieveOrder(id, { relations: ["shipping_address", "billing_address"] });
    for (const address of [made.shipping_address, made.billing_address])
      expect(address).toMatchObject({ company: business.company, metadata: { gstin: business.gstin } });
    await put(shop, asha, phone, 1);
    const elsewhere = { ...homeOf(asha), ...business, gstin: "29AAGCB7383J1Z4" };
    const { status, body } = await place(shop, asha, { addressInfo: elsewhere });
    expect([status, body.errors?.[0]?.field]).toEqual([422, "addressInfo.gstin"]);
  });

  it("is not made where the engine's own screens moved its address to another state", async () => {
    const asha = await shop.shopper();
    const addressId = await save(asha);
    await shop.container
      .resolve(Modules.CUSTOMER)
      .updateCustomerAddresses(addressId, { province: "Goa", postal_code: "403001", city: "Panaji" });
    const { status, body } = await orderTo(asha, addressId);
    expect([status, body.errors?.[0]?.field]).toEqual([422, "gstin"]);
    expect(body.message).toContain("Maharashtra");
  });

  it("is not for somebody with another person's address", async () => {
    const [asha, ravi] = [await shop.shopper(), await shop.shopper()];
    expect((await orderTo(ravi, await save(asha))).status).toBe(404);
  });

  it("is counted as B2B in the accountant's table, beside the other sales", async () => {
    const asha = await shop.shopper();
    const id = await order(asha, { ...homeOf(asha), ...business });
    await pack(id);
    const answer = await pdf(`/api/admin/reports/sales-by-hsn?month=${thisMonth()}`, admin.token);
    const rows = (await answer.text()).split("\r\n");
    expect(rows).toContain("8517,18,1,1000.00,90.00,90.00,0.00,1180.00,,B2B");
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
    // The page shows the same GST as the invoice will: a rate, or none.
    expect(seen[1]).toMatchObject({ isOnMargin: true });
    const plain = await stockOne(shop, { ...used, title: "New Phone", price: 1_770 });
    expect((await shop.call("getProduct", { params: { id: plain } })).body.data.isOnMargin).toBe(false);
    const report = await pdf(`/api/admin/reports/sales-by-hsn?month=${thisMonth()}`, admin.token);
    expect((await report.text()).split("\r\n")).toContain(
      "8517,18,1,500.00,45.00,45.00,0.00,1770.00,margin,B2C",
    );
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
    // To persons and to businesses.
    const phones = rows.filter((row) => /^8517,18,.*,,B2[BC]$/.test(row)).map((row) => row.split(","));
    const sum = (column: number) => phones.reduce((whole, row) => whole + Number(row[column]), 0);
    const documents = await invoices();
    const kept = documents.filter(({ number }) => number.startsWith("SB")).length;
    const taken = documents.length - kept;
    const used = 1;
    expect(sum(2)).toBe(kept - taken - used);
    expect(sum(7)).toBe((kept - taken - used) * 1_180);
    expect((await pdf("/api/admin/reports/sales-by-hsn?month=2026-13", admin.token)).status).toBe(422);
  });

  it("adds up each of very many documents once, however many were issued at the same moment", async () => {
    const { transaction } = loadBackend<typeof import("../src/platform/db/pool")>("./platform/db/pool");
    await transaction(async (client) => {
      // Without orders.
      await client.query("set local session_replication_role = replica");
      await client.query(
        `insert into shop_invoice (number, series, order_id, document, issued_at)
         select 'many-' || n, 'SB', 'many-' || n, i.document,
           case when n <= 700 then timestamptz '2020-02-10 10:00:00.123456+05:30'
             else timestamptz '2020-02-10 10:00:00.1234+05:30' + (n / 2) * interval '1 microsecond' end
         from (select document from shop_invoice where series = 'SB' and document#>>'{lines,0,code}' = '8517'
           and not document#>'{lines,0}' ? 'margin' order by number limit 1) i, generate_series(1, 1500) n`,
      );
    });
    try {
      const answer = await pdf("/api/admin/reports/sales-by-hsn?month=2020-02", admin.token);
      const rows = (await answer.text()).split("\r\n").filter((row) => row.startsWith("8517,18,1500,"));
      expect(rows.map((row) => Number(row.split(",")[7]))).toEqual([1_500 * 1_180]);
    } finally {
      await shop.query({ text: "delete from shop_invoice where number like 'many-%'" });
    }
  });
});

describe("the rate of GST", () => {
  const tee = { title: "Fine T-shirt", category: "fashion", brand: "puma", hsn: "6109", gstRate: 5 } as const;

  /** The figures of the page, the order, the invoice and the engine for one item. */
  async function ratesOf(productId: string) {
    const page = (await shop.call("getProduct", { params: { id: productId } })).body.data;
    const asha = await shop.shopper();
    await put(shop, asha, productId, 1);
    const online = await place(shop, asha);
    const id = online.body.orderId;
    await pack(id);
    const document = (await invoices()).find(({ order_id }) => order_id === id)?.document as unknown as {
      lines: { ratePercent: number }[];
    };
    const [engine] = await shop.query<{ rate: number }>({
      text: `select sum(t.rate)::float8 as rate from order_line_item_tax_line t
             join order_item i on i.item_id = t.item_id where i.order_id = $1`,
      values: [id],
    });
    return [
      page.gstRate,
      online.body.order.cartItems[0]?.gstRate,
      document.lines[0]?.ratePercent,
      engine?.rate,
    ];
  }

  it.each([
    [2_700, null, 18],
    [2_700, 2_500, 5],
    [2_500.01, null, 18],
    [2_500, null, 5],
  ])(
    "of a T-shirt of ₹%d, on sale at %s, is %d %% on its page, in the order, the invoice and the engine",
    async (price, salePrice, rate) => {
      const id = await stockOne(shop, { ...tee, price, salePrice, totalStock: 5 });
      expect(await ratesOf(id)).toEqual([rate, rate, rate, rate]);
      const staff = (await shop.call("adminGetProduct", { params: { id } }, admin)).body.data;
      expect([staff.gstRate, staff.isTaxProposed, staff.notSold]).toEqual([5, false, null]);
    },
  );

  it("of delivery is that of the goods worth most, on the invoice and in the engine", async () => {
    const seeds = {
      title: "Okra seeds",
      category: "farming",
      brand: "kraftseeds",
      hsn: "1209",
      gstRate: 0,
    } as const;
    const [dear, cheap] = [
      await stockOne(shop, { ...seeds, price: 500 }),
      await stockOne(shop, { ...tee, price: 300, totalStock: 5 }),
    ];
    const asha = await shop.shopper();
    await put(shop, asha, dear, 1);
    await put(shop, asha, cheap, 1);
    const id = (await place(shop, asha)).body.orderId;
    await pack(id);
    const document = (await invoices()).find(({ order_id }) => order_id === id)?.document as unknown as {
      lines: { description: string; ratePercent: number }[];
    };
    expect(document.lines.find(({ description }) => description === "Delivery")?.ratePercent).toBe(0);
    const rows = await shop.query({
      text: `select t.rate from order_shipping_method_tax_line t
             join order_shipping s on s.shipping_method_id = t.shipping_method_id where s.order_id = $1`,
      values: [id],
    });
    expect(rows).toEqual([]);
  });
});

describe("a product that names no HSN and no GST rate", () => {
  const add = (changes: object) =>
    shop.call(
      "adminAddProduct",
      { body: aProduct({ hsn: undefined, gstRate: undefined, ...changes }) },
      admin,
    );
  const page = (id: string) => shop.call("getProduct", { params: { id } });

  it.each([
    [{ title: "Toy lorry", category: "toys", brand: "hotwheels" }, "9503", 5],
    [{ title: "Nokia keypad phone", category: "electronics", brand: "nokia" }, "8517", 18],
    [{ title: "Something electric", category: "electronics", brand: "nokia" }, "8543", 18],
    [{ title: "Cotton T-shirt", category: "fashion", brand: "puma" }, "6109", 18],
    [{ title: "Borewell pump 1 HP" }, "8413", 18],
  ])("has them proposed where they are no guess, and the answer says so: %j", async (changes, hsn, rate) => {
    const { category, title } = aProduct(changes as Partial<ProductInput>);
    const proposed = await shop.call("adminProposeTax", { query: { category, title } }, admin);
    expect(proposed.body.data).toMatchObject({ hsn });
    const { status, body } = await add(changes);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ hsn, isTaxProposed: true, notSold: null });
    expect(body.message).toContain(`HSN ${hsn}`);
    expect((await page(body.data._id)).body.data).toMatchObject({ hsn, gstRate: rate });
  });

  it("is saved and not sold where they would be a guess, till staff say them", async () => {
    const { status, body } = await add({ title: "Tractor seat" });
    const { _id: id } = body.data;
    expect([status, body.message]).toEqual([201, expect.stringContaining("not on sale yet")]);
    expect(body.data).toMatchObject({ hsn: "", gstRate: null, notSold: "tax" });
    expect((await page(id)).status).toBe(404);
    const listed = await shop.call("adminGetProducts", { query: { q: "Tractor seat" } }, admin);
    expect(listed.body.data.map(({ _id }) => _id)).toEqual([id]);
    const asha = await shop.shopper();
    expect((await put(shop, asha, id)).status).toBe(404);

    const edit = (tax: object) =>
      shop.call(
        "adminEditProduct",
        {
          params: { id },
          body: aProduct({ title: "Tractor seat", hsn: undefined, gstRate: undefined, ...tax }),
        },
        admin,
      );
    expect((await edit({ hsn: "9401" })).body.data.notSold).toBe("tax");
    expect((await edit({ gstRate: 18 })).body.data).toMatchObject({
      hsn: "9401",
      gstRate: 18,
      notSold: null,
    });
    expect((await page(id)).body.data).toMatchObject({ hsn: "9401", gstRate: 18 });
    expect((await edit({})).body.data).toMatchObject({ hsn: "9401", gstRate: 18, isTaxProposed: false });
  });

  const proposed = async (title: string) => {
    const { body } = await add({ title, category: "electronics", brand: "nokia" });
    expect(body.data).toMatchObject({ hsn: "8517", gstRate: 18, isTaxProposed: true });
    return body.data;
  };
  const editOf = async (id: string, body: ProductEdit) =>
    (await shop.call("adminEditProduct", { params: { id }, body }, admin)).body.data;

  it.each<[string, (product: AdminProduct) => ProductEdit]>([
    ["another rate", () => ({ gstRate: 12 })],
    ["another rate, with the version", ({ version }) => ({ gstRate: 12, version })],
    ["another HSN", () => ({ hsn: "85171300" })],
    ["another HSN, with the version", ({ version }) => ({ hsn: "85171300", version })],
    ["both as they stand, without a version", ({ hsn, gstRate }) => ({ hsn, gstRate: gstRate as 18 })],
    ["the word for it, with the version", ({ version }) => ({ isTaxProposed: false, version })],
  ])("and got them proposed is said to be checked by %s", async (how, change) => {
    const product = await proposed(`Nokia phone checked by ${how}`);
    expect((await editOf(product._id, change(product))).isTaxProposed).toBe(false);
    expect((await editOf(product._id, { price: 4_999 })).isTaxProposed).toBe(false);
  });

  it("and got them proposed is not said to be checked by an edit of something else", async () => {
    const product = await proposed("Nokia phone nobody checked");
    expect((await editOf(product._id, { price: 4_900 })).isTaxProposed).toBe(true);
    const { version, hsn, gstRate } = await editOf(product._id, { weight: 0.4 });
    const sentBack = { title: "Nokia phone sent back", hsn, gstRate: gstRate as 18, version };
    expect((await editOf(product._id, sentBack)).isTaxProposed).toBe(true);
  });

  it("and got them proposed is said to be checked by a file that changes one of them, and by no other", async () => {
    const { _id: id } = await proposed("Nokia phone of a file");
    const { importProducts } = loadBackend<typeof import("../src/product-files/import-products")>(
      "./product-files/import-products",
    );
    const send = async (text: string) => {
      const wish = { dryRun: false, skipErrors: false, by: "Admin" };
      await importProducts(shop.container, Buffer.from(text), wish);
      return (await shop.call("adminGetProduct", { params: { id } }, admin)).body.data;
    };
    expect((await send(`sku,price,hsn,gstRate\n${id},4800,8517,18\n`)).isTaxProposed).toBe(true);
    expect(await send(`sku,gstRate\n${id},12\n`)).toMatchObject({ gstRate: 12, isTaxProposed: false });
  });

  it("and was made by a plugin is not sold at a guessed rate, and stands in the panel's list", async () => {
    const [made] = await shop.query<{ id: string }>({
      text: `update product_detail set deleted_at = now() where product_id = $1 returning product_id as id`,
      values: [(await add({ title: "Steel lota", category: "electronics", brand: "nokia" })).body.data._id],
    });
    const id = made?.id ?? "";
    const { project } = loadBackend<typeof import("../src/catalog/projection/project")>(
      "./catalog/projection/project",
    );
    await project([id]);
    expect((await page(id)).status).toBe(404);
    const staff = await shop.call("adminGetProduct", { params: { id } }, admin);
    expect(staff.body.data).toMatchObject({ gstRate: null, notSold: "tax" });
    expect(await auditFaults()).toEqual([]);
  });

  it("that is on sale all the same is found by the audit", async () => {
    const { _id: id } = (await add({ title: "Toy train", category: "toys", brand: "hotwheels" })).body.data;
    const set = (hsn: string | null) =>
      shop.query({ text: "update product set hs_code = $2 where id = $1", values: [id, hsn] });
    await set(null);
    expect(JSON.stringify(await auditFaults())).toContain(id);
    await set("9503");
    expect(await auditFaults()).toEqual([]);
  });
});

describe("a period's report", () => {
  type Period = { from?: string; to?: string };
  const report = async (query: Period = {}) =>
    (await shop.call("adminGetReport", { query }, admin)).body.data;

  it("adds up GST by HSN as the accountant's file does, which leaves out what was credited", async () => {
    const month = thisMonth();
    const answer = await pdf(`/api/admin/reports/sales-by-hsn?month=${month}`, admin.token);
    const [, ...rows] = (await answer.text()).trim().split("\r\n");
    const { gst } = await report({ from: `${month}-01`, to: indiaDay() });
    expect(gst.length).toBeGreaterThan(1);
    const figures = gst.map(
      ({ code, ratePercent, quantity, taxable, cgst, sgst, igst, total, isOnMargin, isB2b }) => [
        code,
        String(ratePercent),
        String(quantity),
        ...[taxable, cgst, sgst, igst, total].map((rupees) => rupees.toFixed(2)),
        isOnMargin ? "margin" : "",
        isB2b ? "B2B" : "B2C",
      ],
    );
    expect(figures).toEqual(rows.map((row) => row.split(",")));
  });

  it(
    "counts what was sold against the period before, and what came back undelivered",
    withinADay(async () => {
      const today = indiaDay();
      const was = await report({ from: today, to: today });
      const id = await order(await shop.shopper());
      const other = await order(await shop.shopper());
      const set = (orderId: string, status: string) =>
        shop.query({
          text: "update shop_order set status = $2 where order_id = $1",
          values: [orderId, status],
        });
      await set(other, "rto_received");
      const now = await report({ from: today, to: today });
      expect(now.sales.orders - was.sales.orders).toBe(1);
      expect(now.sales.cameBack - was.sales.cameBack).toBe(1);
      expect(now.sales.sent - was.sales.sent).toBe(1);
      const pieces = ({ best }: typeof now) => best.find(({ productId }) => productId === phone)?.pieces ?? 0;
      expect(pieces(now) - pieces(was)).toBe(1);
      const yesterday = new Date(Date.parse(`${today}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
      await shop.query({
        text: "update shop_order set placed_at = placed_at - interval '1 day' where order_id = $1",
        values: [id],
      });
      const later = await report({ from: today, to: today });
      expect(later.sales.orders).toBe(was.sales.orders);
      expect(later.before.orders).toBe((await report({ from: yesterday, to: yesterday })).sales.orders);
      await set(other, "pending");
    }),
  );

  it("names what lay in the shop unsold, the dearest stock first, and when it was last sold", async () => {
    const lies = await stockOne(shop, {
      title: "Unloved Phone",
      category: "electronics",
      brand: "nokia",
      price: 900_000,
      totalStock: 10,
    });
    const age = (days: number) =>
      shop.query({
        text: "update catalog_staff_list set created_at = now() - make_interval(days => $2) where product_id = $1",
        values: [lies, days],
      });
    await age(1);
    expect((await report()).slow.map(({ productId }) => productId)).not.toContain(lies);
    await age(60);
    expect((await report()).slow[0]).toMatchObject({
      productId: lies,
      stock: 10,
      worth: 9_000_000,
      lastSoldOn: null,
    });
  });

  it("says what was searched for and not found, and keeps nobody's phone number or address", async () => {
    const search = (keyword: string) => shop.call("searchProducts", { params: { keyword }, query: {} });
    for (const keyword of ["Zzyzx Lamp", "zzyzx  lamp", "zzqx 98765 43210", "zzqx@example.in"])
      await search(keyword);
    await expect
      .poll(async () => (await report()).searches)
      .toContainEqual({ words: "zzyzx lamp", times: 2 });
    expect(JSON.stringify((await report()).searches)).not.toContain("zzqx");
  });

  it.each<[string, Period]>([
    ["to", { from: "2026-11-02", to: "2026-11-01" }],
    ["from", { from: "2024-01-01", to: "2026-11-01" }],
    ["from", { from: "yesterday" }],
  ])("refuses a period with a wrong %s in one sentence", async (field, query) => {
    const { status, body } = await shop.call("adminGetReport", { query }, admin);
    expect([status, body]).toMatchObject([422, { errors: [{ field }] }]);
  });
});
