import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import Papa from "papaparse";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { ImportReport } from "../src/contract/product-file";
import { aProduct, aShirt } from "./support/a-product";
import { placeFor } from "./support/buyers";
import { asBrowserOf } from "./support/call";
import { liftOpenOrders, place, put, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Person, type Shop } from "./support/open-shop";

let shop: Shop;
let admin: { token: string; id: string };
let asha: Person;

beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "1000", METRICS_TOKEN: "a-token-for-scraping" });
  [admin, asha] = await Promise.all([shop.admin(), shop.shopper()]);
  await liftOpenOrders();
});
afterAll(() => shop.close());

type Cells = Record<string, string>;

async function exported(): Promise<{ text: string; rows: Cells[]; headers: Headers }> {
  const response = await fetch(`${shop.url}/api/admin/products/export`, {
    headers: asBrowserOf(admin),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString("utf8");
  const { data } = Papa.parse<Cells>(text.replace(/^\uFEFF/, ""), { header: true, skipEmptyLines: true });
  return { text, rows: data, headers: response.headers };
}

async function send(file: string | Uint8Array, query = "") {
  const form = new FormData();
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  form.set("file", new Blob([new Uint8Array(bytes)]), "products.csv");
  const { status, body } = await shop.send("POST", `/api/admin/products/import${query}`, {
    as: admin,
    body: form,
  });
  return { status, message: body.message, report: body.data as ImportReport | undefined };
}
const toImport = (file: string) => send(file, "?dryRun=false");

/** Each turn writes at least twenty rows, however slow the machine: more turns than this are a fault. */
const mostTurns = 30;

/** Sends a file until no row waits for another turn, as the response asks. Returns the reports of all turns. */
async function toImportWhole(file: string, query = "?dryRun=false"): Promise<ImportReport[]> {
  const reports: ImportReport[] = [];
  while (reports.length < mostTurns) {
    const { status, message, report } = await send(file, query);
    if (status !== 200 || !report) throw new Error(`The import ended with ${status}: ${message}`);
    reports.push(report);
    if (report.counts.waiting === 0) return reports;
  }
  throw new Error(`After ${mostTurns} turns ${reports.at(-1)?.counts.waiting} rows are still waiting`);
}
const sum = (reports: ImportReport[], outcome: "created" | "updated") =>
  reports.reduce((total, { counts }) => total + counts[outcome], 0);
const csv = (...rows: Cells[]) =>
  Papa.unparse(rows, { columns: [...new Set(rows.flatMap((row) => Object.keys(row)))] });

/** A complete row that creates a product. */
const aRow = (sku: string, changes: Cells = {}): Cells => ({
  sku,
  title: `Garden fork ${sku}`,
  description: "A fork of forged steel with an ash handle, for beds and pots.",
  category: "farming",
  brand: "kisankraft",
  price: "450",
  stock: "12",
  weight: "1.2",
  length: "90",
  breadth: "20",
  height: "8",
  gstRate: "18",
  hsn: "8201",
  image: "/pictures/hand-tool-khurpi-brown-angle-1080.webp",
  ...changes,
});
const listed = async (q: string) => (await shop.call("adminGetProducts", { query: { q } }, admin)).body.data;

describe("products in a file", () => {
  it("are shown by a dry run and made by the import, on the shop's page when the answer arrives", async () => {
    const file = csv(aRow("FORK-1", { salePrice: "399" }), aRow("FORK-2", { isFeatured: "yes" }));
    const trial = await send(file);
    expect(trial.report?.rows.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, "created"],
      [3, "created"],
    ]);
    expect(await listed("Garden fork FORK")).toEqual([]);

    const { status, report } = await toImport(file);
    expect([status, report?.counts.created]).toEqual([200, 2]);
    const found = await shop.call("searchProducts", { params: { keyword: "garden fork" }, query: {} });
    expect(found.body.data.map(({ salePrice }) => salePrice).sort()).toEqual([0, 399]);
  });

  it("that are sent again change nothing; a file with two columns changes only its own", async () => {
    const again = await toImport(csv(aRow("FORK-1", { salePrice: "₹399.00", category: "Farming" })));
    expect(again.report?.counts).toMatchObject({ unchanged: 1, updated: 0, created: 0 });
    const { report } = await toImport("sku;price;stock\r\nFORK-1;1,250;3\r\n");
    expect(report?.rows[0]).toMatchObject({
      outcome: "updated",
      changes: ["price", "stock"],
      values: [
        { column: "price", from: "450", to: "1250" },
        { column: "stock", from: "12", to: "3" },
      ],
    });
    const [fork] = await listed("FORK-1");
    expect(fork).toMatchObject({ price: 1_250, salePrice: 399, stockedQuantity: 3, hsn: "8201" });
  });

  it("come in sizes, and a size that is added gets its own SKU", async () => {
    const shirt = aRow("POLO", {
      title: "Puma polo",
      category: "fashion",
      brand: "Puma",
      hsn: "6105",
      gstRate: "5",
      stock: "",
      sizes: "S:2 M:0",
    });
    await toImport(csv(shirt));
    await toImport("sku,sizes\nPOLO,s:2 m:1 xl:4\n");
    const [polo] = await listed("POLO");
    expect(polo?.sizes).toEqual([
      { size: "S", stock: 2 },
      { size: "M", stock: 1 },
      { size: "XL", stock: 4 },
    ]);
    const skus = await shop.query<{ sku: string }>({
      text: "select sku from product_variant where product_id = $1 and deleted_at is null order by sku",
      values: [polo?._id],
    });
    expect(skus.map(({ sku }) => sku)).toEqual(["POLO-M", "POLO-S", "POLO-XL"]);
  });

  it("keep their errors a row, and nothing is written while one row has any", async () => {
    const file = csv(
      aRow("GOOD-1"),
      aRow("BAD-1", { price: "free" }),
      aRow("BAD-2", { category: "farming", brand: "nike" }),
      aRow("GOOD-1"),
      aRow("bad sku"),
      aRow("BAD-3", { image: "https://elsewhere.example/a.png" }),
      aRow("FORK-1-M", { salePrice: "450" }),
    );
    const { report } = await send(file);
    expect(report?.rows.map(({ errors }) => errors[0]?.field)).toEqual([
      undefined,
      "price",
      "brand",
      "sku",
      "sku",
      "image",
      "salePrice",
    ]);
    const refused = await toImport(file);
    expect([refused.status, refused.message]).toEqual([422, "6 rows have errors. Nothing was imported"]);
    expect(await listed("GOOD-1")).toEqual([]);
    const skipped = await send(file, "?dryRun=false&skipErrors=true");
    expect(skipped.report?.counts).toMatchObject({ created: 1, error: 6 });
    expect(await listed("GOOD-1")).toHaveLength(1);
  });

  it("cannot take away pieces that belong to an order", async () => {
    const [fork] = await listed("FORK-2");
    await put(shop, asha, fork?._id ?? "", 2);
    expect((await place(shop, asha)).status).toBe(201);
    const { report } = await send("sku,stock\nFORK-2,1\n");
    expect(report?.rows[0]?.errors).toEqual([
      { field: "stock", message: "2 items are reserved for open orders: the stock cannot be below that" },
    ]);
  });

  it("carry how they stood, so that a file of yesterday puts no sold stock back, however often it is sent", async () => {
    await toImport(csv(aRow("YESTERDAY", { stock: "20" })));
    const { rows } = await exported();
    const row = rows.find(({ sku }) => sku === "YESTERDAY") ?? {};
    const [fork] = await listed("YESTERDAY");
    const id = fork?._id ?? "";
    const correct = (by: number) =>
      shop.call("adminChangeStock", { params: { id }, body: { reason: "lost", changes: [{ by }] } }, admin);
    await correct(-8);
    const edited = { ...row, title: "Fork of yesterday", stock: "25" };
    const trial = await send(csv(edited));
    expect(trial.report?.rows[0]).toMatchObject({ changes: ["title", "stock"], stock: "difference" });
    // Five more than the twelve that there are by now, not the figure of the file.
    expect(trial.report?.rows[0]?.values).toContainEqual({ column: "stock", from: "12", to: "17" });
    await toImport(csv(edited));
    expect((await listed("YESTERDAY"))[0]).toMatchObject({ title: "Fork of yesterday", stockedQuantity: 17 });
    const again = await toImport(csv(edited));
    expect(again.report?.counts).toMatchObject({ unchanged: 1 });
    // Unchanged, it has no effect; without its version the stock is taken as an absolute figure.
    expect((await toImport(csv({ ...row, title: "Fork of yesterday" }))).report?.counts.unchanged).toBe(1);
    const absolute = await send(csv({ ...edited, stock: "30", version: "" }));
    expect(absolute.report?.rows[0]).toMatchObject({ changes: ["stock"], stock: "absolute" });
    expect((await listed("YESTERDAY"))[0]?.stockedQuantity).toBe(17);
  });

  it("say where somebody has changed the same since the file was made", async () => {
    await toImport(csv(aRow("OVERTAKEN")));
    const { rows } = await exported();
    const row = rows.find(({ sku }) => sku === "OVERTAKEN") ?? {};
    await toImport("sku,price\nOVERTAKEN,500\n");
    const { report } = await send(csv({ ...row, price: "470" }));
    expect(report?.rows[0]?.errors).toEqual([
      { field: "price", message: "Somebody has changed this to “500” since the file was made" },
    ]);
    const broken = await send(csv({ ...row, version: "not; a version" }));
    expect(broken.report?.rows[0]?.errors[0]?.field).toBe("version");
  });

  it("without their stock leave it alone, whatever was sold since; nor does an empty cell change it", async () => {
    const sizes = {
      category: "fashion",
      brand: "puma",
      hsn: "6105",
      gstRate: "5",
      stock: "",
      sizes: "S:9 M:4",
    };
    await toImport(csv(aRow("APART", { stock: "10" }), aRow("APART-WORN", sizes)));
    const { rows } = await exported();
    const rowOf = (name: string) => rows.find(({ sku }) => sku === name) ?? {};
    await toImport(
      csv({ sku: "APART", stock: "60", sizes: "" }, { sku: "APART-WORN", stock: "", sizes: "S:30 M:4" }),
    );
    const stockNow = async () => {
      const found = [...(await listed("Garden fork APART"))].sort((one, other) =>
        one.title.localeCompare(other.title),
      );
      return found.map(({ stockedQuantity, shelves }) => [
        stockedQuantity,
        shelves.map(({ stocked }) => stocked),
      ]);
    };
    const left = [
      [60, [60]],
      [34, [30, 4]],
    ];
    expect(await stockNow()).toEqual(left);
    const { stock: _stock, sizes: _sizes, ...bare } = rowOf("APART");
    const { stock: _noStock, sizes: _noSizes, ...bareWorn } = rowOf("APART-WORN");
    const files = [
      csv({ ...bare, price: "455" }, { ...bareWorn, price: "465" }),
      // Only one of the two columns, which says nothing of these products.
      csv({ ...bare, height: "9", sizes: "" }),
      csv({ ...bareWorn, height: "9", stock: "" }),
      csv(
        { ...rowOf("APART"), breadth: "21", stock: "" },
        { ...rowOf("APART-WORN"), breadth: "21", sizes: "" },
      ),
      csv({ sku: "APART", stock: "", sizes: "" }, { sku: "APART-WORN", stock: "", sizes: "" }),
    ];
    for (const [at, file] of files.slice(0, 4).entries()) {
      const { report } = await toImport(file);
      const column = ["price", "height", "height", "breadth"][at];
      expect(report?.rows.map(({ changes, stock }) => [changes, stock])).toEqual(
        report?.rows.map(() => [[column], null]),
      );
      expect(await stockNow()).toEqual(left);
    }
    expect((await send(files[4] ?? "")).report?.counts.unchanged).toBe(2);
    expect((await send("sku,stock\nAPART-WORN,5\n")).report?.rows[0]?.errors[0]?.field).toBe("stock");
    expect((await toImport("sku,stock\nAPART,0\n")).report?.rows[0]?.values).toEqual([
      { column: "stock", from: "60", to: "0" },
    ]);
  });

  it("that the shop does not know make no second product if they were exported once; those with a new SKU are found", async () => {
    await toImport(csv(aRow("00123")));
    const rows = (await exported()).rows;
    const row = rows.find(({ sku }) => sku === "00123") ?? {};
    const { report } = await send(csv({ ...row, sku: "123" }));
    expect(report?.rows[0]).toMatchObject({
      outcome: "error",
      errors: [
        {
          field: "sku",
          message: "The shop has no product with this SKU. Empty the version to make a new product",
        },
      ],
    });
    expect((await send(csv({ ...row, sku: "123", version: "" }))).report?.rows[0]?.outcome).toBe("created");

    const made = await shop.call(
      "adminAddProduct",
      { body: aProduct({ title: "Later numbered pump" }) },
      admin,
    );
    const { _id: id, shelves } = made.body.data;
    const before = (await exported()).rows.find(({ sku }) => sku === id) ?? {};
    const skus = [{ variantId: shelves[0]?.variantId ?? "", sku: "LATER-1", read: null }];
    expect((await shop.call("adminSaveSkus", { params: { id }, body: { skus } }, admin)).status).toBe(200);
    expect((await send(csv({ ...before, price: "5100" }))).report?.rows[0]?.changes).toEqual(["price"]);
    const twice = await send(csv({ sku: id, price: "5100" }, { sku: "LATER-1", price: "5200" }));
    expect(twice.report?.rows.map(({ errors }) => errors[0]?.message)).toEqual([
      undefined,
      "This SKU is already in row 2",
    ]);
  });

  it("of a price alone are not refused for what else is wrong with a product", async () => {
    await toImport(csv(aRow("FAULTY", { salePrice: "399" })));
    const [fork] = await listed("FAULTY");
    const params = { id: fork?._id ?? "" };
    // As a plugin left it: a brand that is none of the category's.
    await shop.query({
      text: "update product_detail set brand = 'nike' where product_id = $1",
      values: [params.id],
    });
    const { project } = loadBackend<typeof import("../src/catalog/projection/project")>(
      "./catalog/projection/project",
    );
    await project([params.id]);
    const row = (await exported()).rows.find(({ sku }) => sku === "FAULTY") ?? {};
    expect(row.brand).toBe("nike");
    expect((await toImport("sku,price\nFAULTY,460\n")).report?.rows[0]?.changes).toEqual(["price"]);
    expect((await toImport(csv({ ...row, height: "9" }))).report?.rows[0]?.changes).toEqual(["height"]);
    const errorsOf = async (file: string) =>
      (await send(file)).report?.rows[0]?.errors.map(({ field }) => field);
    expect(await errorsOf("sku,brand\nFAULTY,puma\n")).toEqual(["brand"]);
    // What the row itself makes wrong is refused, in a column of its own or not.
    expect(await errorsOf("sku,price\nFAULTY,300\n")).toEqual(["salePrice"]);
    expect(await errorsOf("sku,price,title\nFAULTY,,\n")).toEqual(["title", "price"]);
    // Moved, it leaves behind what the other category does not have, and says so.
    const made = aRow("MOVED", { category: "fashion", brand: "puma", material: "cotton" });
    expect((await toImport(csv(made))).report?.rows[0]?.errors).toEqual([]);
    const moved = await send("sku,category,brand\nMOVED,farming,kisankraft\n");
    expect(moved.report?.rows[0]).toMatchObject({
      errors: [],
      changes: expect.arrayContaining(["category", "brand", "material"]),
    });
  });

  it("come in sizes as their category writes them, in any case", async () => {
    const label = { en: "Children's wear", hi: "बच्चों के कपड़े", mr: "मुलांचे कपडे" };
    const sizes = ["2-4y", "4-6y", "XL"];
    const body = { label, sizes, hsn: "6105", gstRate: 5 as const };
    const { data } = (await shop.call("adminAddCategory", { body }, admin)).body;
    const shirt = aRow("CHILD", {
      category: data._id,
      brand: "other",
      stock: "",
      sizes: "2-4y:3 4-6Y:2 xl:1",
    });
    expect((await toImport(csv(shirt))).report?.rows[0]?.errors).toEqual([]);
    const row = (await exported()).rows.find(({ sku }) => sku === "CHILD");
    expect(row?.sizes).toBe("2-4y:3 4-6y:2 XL:1");
    expect((await toImport("sku,sizes\nCHILD,2-4Y:5 4-6y:2 XL:1\n")).report?.rows[0]?.values).toEqual([
      { column: "sizes", from: "2-4y:3 4-6y:2 XL:1", to: "2-4y:5 4-6y:2 XL:1" },
    ]);
  });

  it("have their texts in Hindi and Marathi beside the English; an empty cell keeps a text", async () => {
    const marathi = "शेतकऱ्यांचा र\u200dयाट काटा";
    const hindi = { titleHi: "बग़ीचे का काँटा", descriptionHi: "ऐश के हत्थे वाला लोहे का काँटा" };
    const made = await toImport(
      csv(aRow("TOLD", { ...hindi, titleMr: marathi, descriptionMr: "लोखंडी काटा" })),
    );
    expect(made.report?.counts.created).toBe(1);
    const textsNow = async () => (await listed("TOLD"))[0]?.translations;
    expect(await textsNow()).toMatchObject({
      hi: { title: hindi.titleHi, description: hindi.descriptionHi, outdated: [] },
      mr: { title: marathi, outdated: [] },
    });
    const row = (await exported()).rows.find(({ sku }) => sku === "TOLD") ?? {};
    expect(row).toMatchObject({ ...hindi, titleMr: marathi });

    const newer = { ...row, titleHi: "बाग़ का काँटा", descriptionHi: "", titleMr: "" };
    const trial = await send(csv(newer));
    expect(trial.report?.rows[0]).toMatchObject({
      changes: ["titleHi"],
      values: [{ column: "titleHi", from: hindi.titleHi, to: "बाग़ का काँटा" }],
    });
    await toImport(csv(newer));
    expect(await textsNow()).toMatchObject({
      hi: { title: "बाग़ का काँटा", description: hindi.descriptionHi },
      mr: { title: marathi },
    });
    // The older file repeats what it was made with, and takes nothing back; what it changes itself is a clash.
    expect((await toImport(csv({ ...row, price: "460" }))).report?.rows[0]?.changes).toEqual(["price"]);
    expect((await textsNow())?.hi?.title).toBe("बाग़ का काँटा");
    expect((await send(csv({ ...row, titleHi: "काँटा" }))).report?.rows[0]?.errors[0]?.field).toBe("titleHi");

    // A new English title marks them as old, unless they come along with it.
    await toImport(csv({ sku: "TOLD", title: "Garden fork TOLD anew", titleMr: "नवा काटा" }));
    expect(await textsNow()).toMatchObject({
      hi: { outdated: ["title"] },
      mr: { title: "नवा काटा", outdated: [] },
    });
    // A corrected title says nothing about the other texts: those that were old stay so.
    await toImport(csv({ sku: "TOLD", description: "A fork for gardens, with a handle of ash wood." }));
    await toImport(csv({ sku: "TOLD", titleHi: "बाग़ का नया काँटा" }));
    expect(await textsNow()).toMatchObject({
      hi: { title: "बाग़ का नया काँटा", description: hindi.descriptionHi, outdated: ["description"] },
      mr: { outdated: ["description"] },
    });
    // Saved by a spreadsheet without these letters.
    const lost = await send(csv({ sku: "TOLD", titleHi: "???? ?? 2", titleMr: "नवा काटा??" }));
    expect(lost.report?.rows[0]?.errors).toEqual([
      {
        field: "titleHi",
        message: 'The letters of this text were lost when the file was saved. Please save it as "CSV UTF-8"',
      },
    ]);
    // The rows of the specifications too, one line each.
    const uneven = { sku: "TOLD", specifications: "Teeth: 4", specificationsHi: "दाँत: चार\nरंग: हरा" };
    expect((await send(csv(uneven))).report?.rows[0]?.errors[0]).toMatchObject({
      field: "specificationsHi",
      message: expect.stringContaining("one line for each of the 1 rows"),
    });
    await toImport(csv({ sku: "TOLD", specifications: "Teeth: 4", specificationsHi: "दाँत: चार" }));
    expect((await textsNow())?.hi?.specifications).toBe("दाँत: चार");
    const half = await send(csv(aRow("TOLD-HALF", { titleHi: "काँटा" })));
    expect(half.report?.rows[0]?.errors.map(({ field }) => field)).toEqual(["descriptionHi"]);
  });

  it("go out with what a spreadsheet would run made harmless, and come back the same", async () => {
    const title = '=HYPERLINK("https://evil.example")';
    await shop.call(
      "adminAddProduct",
      {
        body: aProduct({
          title,
          description: "+cmd|' /C calc'!A0 and more of that kind",
          specifications: [
            { label: "Ratio: 1", value: "a\\b\nc" },
            { label: "@x", value: "-1" },
          ],
        }),
      },
      admin,
    );
    await shop.call("adminAddProduct", { body: aShirt({ title: '\'=quoted, "already"' }) }, admin);
    const { text, rows, headers } = await exported();
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(text.startsWith("\uFEFFsku,title,")).toBe(true);
    for (const row of rows) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    expect(rows.map((row) => row.title)).toContain(`'${title}`);
    const { report } = await toImport(text);
    expect(report?.rows.filter(({ outcome }) => outcome !== "unchanged")).toEqual([]);
    expect(report?.counts.unchanged).toBe(rows.length);
  });

  it.each([
    ["is UTF-16", Buffer.from("\uFEFFsku,title\n", "utf16le"), /UTF-16/],
    ["is Latin-1", Buffer.from("sku,title\nA,caf\xe9\n", "latin1"), /not UTF-8/],
    ["is a workbook", Buffer.from("PK\u0003\u0004 and the rest"), /workbook/],
    ["holds NUL bytes", Buffer.from("sku,title\nA,\u0000\n"), /not UTF-8/],
    ["is empty", Buffer.from(""), /no products/],
    ["has only titles", Buffer.from("sku,title\n"), /no products/],
    ["has no SKU", Buffer.from("title,price\nA,1\n"), /column named sku/],
    ["has an unknown column", Buffer.from("sku,__proto__\nA,1\n"), /no column named "__proto__"/],
    ["has a column twice", Buffer.from("sku,price,Price\nA,1,2\n"), /same name/],
    ["has open quotes", Buffer.from('sku,title\nA,"never closed\n'), /quotation marks/],
    ["has 100,000 rows", Buffer.from(`sku,price\n${"A,1\n".repeat(100_000)}`), /at most 5,000/],
    ["is UTF-16 without its mark", Buffer.from("sku,title\nA,x\n", "utf16le"), /not UTF-8/],
    ["is Windows-1252", Buffer.from([...Buffer.from("sku,title\nA,"), 0x93, 0x94, 0x0a]), /not UTF-8/],
    ["is packed", gzipSync("sku,title\nA,x\n".repeat(1_000)), /not UTF-8/],
    ["has 10,000 columns", Buffer.from(`sku${",x".repeat(10_000)}\nA\n`), /no column named "x"/],
    ["is one endless quoted cell", Buffer.from(`sku,title\nA,"${'""'.repeat(4_000_000)}`), /quotation marks/],
    ["is HTML", Buffer.from("<html><script>alert(1)</script></html>"), /no column named/],
  ])("that %s is refused with a sentence", async (_what, bytes, sentence) => {
    const { status, message } = await send(bytes);
    expect([status, message]).toEqual([422, expect.stringMatching(sentence)]);
  });

  it("with cells of megabytes, of formulas and of signs gets its errors a row", async () => {
    const { status, report } = await send(
      csv(
        aRow("HUGE-1", { description: "x".repeat(3_000_000) }),
        aRow("HUGE-2", { title: '""'.repeat(500_000) }),
        aRow("HUGE-3", { specifications: "a: b\n".repeat(200_000) }),
        aRow("HUGE-4", { additionalImages: "/pictures/x.webp ".repeat(50_000) }),
        aRow("HUGE-5", { price: "9".repeat(400_000) }),
        aRow("=1+1"),
        aRow("'; drop table product; --"),
        aRow("SIGN-1", { title: "\u202egnp.exe \u{1f345}", stock: "=2+5" }),
        aRow("SIGN-2", { category: "__proto__" }),
      ),
    );
    expect(status).toBe(200);
    expect(report?.rows.map(({ outcome, errors }) => [outcome, errors[0]?.field])).toEqual([
      ["error", "description"],
      ["error", "title"],
      ["error", "specifications"],
      ["error", "additionalImages"],
      ["error", "price"],
      ["error", "sku"],
      ["error", "sku"],
      ["error", "stock"],
      ["error", "category"],
    ]);
  });

  it("changes 500 products in one request, and only the one that an order holds is refused", async () => {
    const made = Array.from({ length: 500 }, (_, at) => aRow(`BULK-${at}`, { title: `Bulk rake ${at}` }));
    expect(sum(await toImportWhole(csv(...made)), "created")).toBe(500);
    const changed = made.map(({ sku = "" }, at) => ({
      sku,
      price: String(500 + at),
      stock: String(20 + at),
      salePrice: at % 2 ? "" : "499",
    }));
    const held = changed.map((row, at) => (at === 250 ? { ...row, stock: "1" } : row));
    const [rake] = await listed("BULK-250");
    await put(shop, asha, rake?._id ?? "", 2);

    // Checked at a stock of 12, and ordered before its turn to be written or after; or ordered while the rows are checked.
    const [edited] = await Promise.all([
      toImportWhole(csv(...held), "?dryRun=false&skipErrors=true"),
      // Not as a request, which is given up after some seconds: the import takes this process's time.
      placeFor(shop, asha).then(({ made }) => expect(made).toBe(true)),
    ]);
    const refused = edited.at(-1)?.rows.filter(({ outcome }) => outcome === "error") ?? [];
    expect(refused.every(({ sku }) => sku === "BULK-250")).toBe(true);
    expect(sum(edited, "updated")).toBe(500 - refused.length);
    const [last] = await listed("BULK-499");
    expect(last).toMatchObject({ price: 999, salePrice: 0, stockedQuantity: 519 });
    const again = await send(csv(...changed));
    expect(again.report?.counts.unchanged).toBeGreaterThanOrEqual(499);
  });

  it("that take several turns go on behind what is done, past a row that went wrong meanwhile", async () => {
    const { importProducts } = loadBackend<typeof import("../src/product-files/import-products")>(
      "./product-files/import-products",
    );
    /** With no time budget a turn writes only its first rows. */
    const turn = async (file: string) => {
      const wish = { dryRun: false, skipErrors: false, by: "Admin", budgetMs: 0 };
      return importProducts(shop.container, Buffer.from(file), wish);
    };
    const made = Array.from({ length: 60 }, (_, at) => aRow(`TURN-${at}`, { title: `Turning fork ${at}` }));
    const turns = [await turn(csv(...made)), await turn(csv(...made)), await turn(csv(...made))];
    expect(turns.map(({ counts }) => counts)).toEqual([
      { created: 20, updated: 0, unchanged: 0, error: 0, waiting: 40 },
      { created: 20, updated: 0, unchanged: 20, error: 0, waiting: 20 },
      { created: 20, updated: 0, unchanged: 40, error: 0, waiting: 0 },
    ]);

    const file = csv(...made.map(({ sku = "" }, at) => ({ sku, stock: at === 55 ? "1" : "30" })));
    const first = await turn(file);
    expect(first.counts).toEqual({ created: 0, updated: 50, unchanged: 0, error: 0, waiting: 10 });
    const [third] = await listed("TURN-3");
    const [held] = await listed("TURN-55");
    const params = { id: third?._id ?? "" };
    await shop.call("adminChangeStock", { params, body: { reason: "lost", changes: [{ by: -4 }] } }, admin);
    await put(shop, asha, held?._id ?? "", 2);
    expect((await place(shop, asha)).status).toBe(201);

    const second = await turn(file);
    expect(second.counts).toEqual({ created: 0, updated: 9, unchanged: 50, error: 1, waiting: 0 });
    expect(second.rows.find(({ outcome }) => outcome === "error")?.sku).toBe("TURN-55");
    expect((await listed("TURN-3"))[0]?.stockedQuantity).toBe(26);
    expect((await listed("TURN-59"))[0]?.stockedQuantity).toBe(30);

    // The import is complete: sent once more it is a new request, and is refused as a whole because of its wrong row.
    const { status, report } = await toImport(file);
    expect([status, report?.dryRun, report?.counts]).toEqual([
      422,
      true,
      { created: 0, updated: 1, unchanged: 58, error: 1, waiting: 0 },
    ]);
    expect((await listed("TURN-3"))[0]?.stockedQuantity).toBe(26);
  });

  it("of more than 8 MB is refused, as is a form without a file", async () => {
    expect((await send(new Uint8Array(9 * 1024 * 1024).fill(65))).status).toBe(413);
    const form = new FormData();
    form.set("other", "x");
    const reply = await shop.send("POST", "/api/admin/products/import", { as: admin, body: form });
    expect([reply.status, reply.body.message]).toEqual([422, "Please choose a file"]);
  });
});

describe("the history of a product's stock", () => {
  it("tells what was typed, by whom, and what an order set aside and took", async () => {
    const { body } = await shop.call("adminAddProduct", { body: aProduct({ title: "History pump" }) }, admin);
    const id = body.data._id;
    await shop.call(
      "adminEditProduct",
      { params: { id }, body: aProduct({ title: "History pump", totalStock: 10 }) },
      admin,
    );
    await put(shop, asha, id, 2);
    const order = (await place(shop, asha)).body.order;
    for (const orderStatus of ["confirmed", "packed", "shipped"] as const) {
      const params = { id: order._id };
      expect((await shop.call("adminUpdateOrder", { params, body: { orderStatus } }, admin)).status).toBe(
        200,
      );
    }
    const { data } = (await shop.call("adminGetStockMovements", { params: { id } }, admin)).body;
    const told = data.map(({ kind, change, stockAfter, reason, by, orderNumber }) => ({
      kind,
      change,
      stockAfter,
      reason,
      by,
      orderNumber,
    }));
    const { orderNumber } = order;
    expect(told).toHaveLength(5);
    expect(told).toEqual(
      expect.arrayContaining([
        { kind: "stock", change: 7, stockAfter: 7, reason: "first", by: "Admin", orderNumber: null },
        { kind: "stock", change: 3, stockAfter: 10, reason: "edit", by: "Admin", orderNumber: null },
        { kind: "hold", change: -2, stockAfter: null, reason: "order", by: null, orderNumber },
        { kind: "release", change: 2, stockAfter: null, reason: "order", by: null, orderNumber },
        { kind: "stock", change: -2, stockAfter: 8, reason: "order", by: null, orderNumber },
      ]),
    );
  });

  it("is not there for a product that is not", async () => {
    expect((await shop.call("adminGetStockMovements", { params: { id: "prod_none" } }, admin)).status).toBe(
      404,
    );
  });
});

describe("orders in a file", () => {
  it("are those that the filters leave, and nothing in them runs", async () => {
    const car = await stockOne(shop, { title: "=1+1 Exported car" });
    await put(shop, asha, car, 2);
    const { order } = (await place(shop, asha)).body;
    const fetched = async (query: string) => {
      const response = await fetch(`${shop.url}/api/admin/orders/export${query}`, {
        headers: asBrowserOf(admin),
      });
      expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
      const text = Buffer.from(await response.arrayBuffer()).toString("utf8");
      return Papa.parse<Cells>(text.replace(/^\uFEFF/, ""), { header: true, skipEmptyLines: true }).data;
    };
    const [row] = await fetched(`?q=${order.orderNumber}`);
    expect(row).toMatchObject({
      orderNumber: order.orderNumber,
      orderStatus: "pending",
      pincode: "411001",
      totalAmount: String(order.totalAmount),
    });
    expect(row?.goods).toContain("2 × =1+1 Exported car");
    for (const cells of await fetched(""))
      for (const cell of Object.values(cells)) expect(cell).not.toMatch(/^[=+\-@]/);
    expect(await fetched("?orderStatus=cancelled")).toEqual([]);
    expect(await fetched("?toDate=2020-01-01")).toEqual([]);
    // Each is in the log: they hold everybody's address.
    const { body } = await shop.call("adminGetAuditLog", { query: { action: "adminExportOrders" } }, admin);
    expect(body.meta.total).toBe(4);
  });
});

describe("a review that staff hide", () => {
  it("is neither listed nor counted at once, and comes back as it was", async () => {
    const productId = await stockOne(shop, { title: "Reviewed car" });
    const [good, bad] = [await shop.shopper(), await shop.shopper()];
    const say = (person: Person, reviewValue: number) =>
      shop.call(
        "addReview",
        { body: { productId, userId: person.id, reviewMessage: `worth ${reviewValue}`, reviewValue } },
        person,
      );
    await say(good, 5);
    const spam = (await say(bad, 1)).body.data;
    const state = async () => {
      const product = (await shop.call("getProduct", { params: { id: productId }, query: {} })).body.data;
      const reviews = await shop.call("getReviews", { params: { productId }, query: {} });
      return [product.averageReview, product.reviewCount, reviews.body.data.length];
    };
    const hide = (hidden: boolean) =>
      shop.call("adminModerateReview", { params: { id: spam._id }, body: { hidden } }, admin);
    expect(await state()).toEqual([3, 2, 2]);
    expect((await hide(true)).body.data.hidden).toBe(true);
    expect(await state()).toEqual([5, 1, 1]);

    const list = (filter: object) =>
      shop.call(
        "adminGetReviews",
        {
          query: {
            filter: JSON.stringify(filter),
            range: "[0,9]",
            sort: '["reviewValue","ASC"]',
          },
        },
        admin,
      );
    const hidden = await list({ hidden: true, productId });
    expect(hidden.body.data.map(({ _id }) => _id)).toEqual([spam._id]);
    expect(hidden.headers.get("content-range")).toBe("reviews 0-0/1");
    expect((await list({ q: "worth", productId })).body.data.map((row) => row.reviewValue)).toEqual([1, 5]);
    expect((await list({ hidden: "maybe" })).status).toBe(422);
    const sorted = await shop.call("adminGetReviews", { query: { sort: '["constructor","ASC"]' } }, admin);
    expect(sorted.status).toBe(422);

    await hide(false);
    expect(await state()).toEqual([3, 2, 2]);
  });

  it("is found with or without joiners, dots and curly apostrophes in what its writer typed", async () => {
    const productId = await stockOne(shop, { title: "Weeder" });
    const writer = await shop.shopper();
    const reviewMessage = "गोर्\u200dहे यांनी दिलेली ज\u093cबरदस्त वस्तू, D’Souza १२";
    await shop.call(
      "addReview",
      { body: { productId, userId: writer.id, reviewMessage, reviewValue: 5 } },
      writer,
    );
    for (const q of ["गोर्हे", "गोऱ्हे", "\u095bबरदस्त", "जबरदस्त", "d'souza 12", "%"]) {
      const query = { filter: JSON.stringify({ q, productId }), range: "[0,9]" };
      const found = (await shop.call("adminGetReviews", { query }, admin)).body.data.length;
      expect(found, q).toBe(q === "%" ? 0 : 1);
    }
  });

  it("is found by its text or its product's title, however many are, and in two letters", async () => {
    const productId = await stockOne(shop, { title: "Qj seed drill" });
    const writer = await shop.shopper();
    const reviewMessage = "drills straight rows";
    await shop.call(
      "addReview",
      { body: { productId, userId: writer.id, reviewMessage, reviewValue: 5 } },
      writer,
    );
    const found = async (q: string, page: number, reviewValue?: number) => {
      const query = {
        filter: JSON.stringify({ q, reviewValue }),
        page: String(page),
        limit: "2",
        sort: '["createdAt","ASC"]',
      };
      const { body } = await shop.call("adminGetReviews", { query: query as never }, admin);
      return [body.meta.total, body.data.map((row) => row.reviewMessage)];
    };
    for (const q of ["drills straight", "seed drill", "qj"])
      expect(await found(q, 1)).toEqual([1, [reviewMessage]]);
    expect(await found("seed drill", 1, 4)).toEqual([0, []]);

    await shop.query({
      text: `insert into review (id, product_id, customer_id, user_name, message, rating, written_at)
             select 'rev_many' || n, $1, 'cus_many' || n, 'Many', 'sowed number ' || n, 4, now() + n * interval '1 minute'
             from generate_series(1, 1200) n`,
      values: [productId],
    });
    try {
      for (const q of ["seed drill", "qj"]) {
        expect(await found(q, 1)).toEqual([1201, [reviewMessage, "sowed number 1"]]);
        expect(await found(q, 601)).toEqual([1201, ["sowed number 1200"]]);
        expect(await found(q, 2, 4)).toEqual([1200, ["sowed number 3", "sowed number 4"]]);
      }
      expect(await found("sowed number", 600)).toEqual([1200, ["sowed number 1199", "sowed number 1200"]]);
      expect(await found("number 1200", 1)).toEqual([1, ["sowed number 1200"]]);
    } finally {
      await shop.query({ text: "delete from review where id like 'rev_many%'" });
    }
  });

  it("must be there", async () => {
    const reply = await shop.call(
      "adminModerateReview",
      { params: { id: "rev_none" }, body: { hidden: true } },
      admin,
    );
    expect([reply.status, reply.body.message]).toEqual([404, "Review not found"]);
  });
});

describe("the audit log", () => {
  const log = async (query: Record<string, string> = {}) =>
    (await shop.call("adminGetAuditLog", { query }, admin)).body;

  it("says who changed what of which thing, from what to what", async () => {
    const product = aProduct({ title: "Audited pump" });
    const { body } = await shop.call("adminAddProduct", { body: product }, admin);
    const params = { id: body.data._id };
    await shop.call("adminEditProduct", { params, body: { ...product, price: 6_000, totalStock: 9 } }, admin);
    await shop.call("featureProduct", { params, body: { isFeatured: true } }, admin);
    await shop.call("adminDeleteProduct", { params }, admin);
    const { data, meta } = await log({ thingId: params.id });
    expect(meta.total).toBe(4);
    expect(data.map(({ route }) => route)).toEqual([
      "adminDeleteProduct",
      "featureProduct",
      "adminEditProduct",
      "adminAddProduct",
    ]);
    expect(data[2]).toMatchObject({
      adminId: admin.id,
      adminName: "Admin",
      thing: "Audited pump",
      changes: [
        { field: "price", from: 5_000, to: 6_000 },
        { field: "totalStock", from: 7, to: 9 },
      ],
    });
    expect(data[1]?.changes).toEqual([{ field: "isFeatured", from: false, to: true }]);
  });

  it("keeps no shopper's data, no refused write, no read and no trial", async () => {
    const before = (await log()).meta.total;
    await shop.call("adminGetProducts", { query: {} }, admin);
    await shop.call("adminDeleteProduct", { params: { id: "prod_none" } }, admin);
    await send(csv(aRow("TRIAL-1")));
    expect((await log()).meta.total).toBe(before);

    const car = await stockOne(shop, { title: "Audit car" });
    await put(shop, asha, car);
    const { order } = (await place(shop, asha)).body;
    const note = "Call Asha on 9876543210";
    await shop.call(
      "adminUpdateOrder",
      { params: { id: order._id }, body: { orderStatus: "confirmed", note } },
      admin,
    );
    const [latest] = (await log()).data;
    expect(latest).toMatchObject({
      thing: order.orderNumber,
      changes: [{ field: "orderStatus", from: "pending", to: "confirmed" }, { field: "note" }],
    });
    const all = await shop.query<{ text: string }>({ text: "select audit_log::text as text from audit_log" });
    expect(all.map(({ text }) => text).join()).not.toMatch(/9876543210|Asha/);
  });

  it("is found by name, action and day", async () => {
    expect((await log({ q: "audited" })).data.length).toBe(4);
    expect((await log({ q: "AUDI\u200dTED" })).data.length).toBe(4);
    expect(
      (await log({ action: "featureProduct" })).data.every(({ route }) => route === "featureProduct"),
    ).toBe(true);
    expect((await log({ toDate: "2020-01-01" })).data).toEqual([]);
  });
});

describe("the copy of one's data", () => {
  it("holds all that is the shopper's own, and nothing of another's", async () => {
    const [person, other] = [await shop.shopper(), await shop.shopper()];
    const car = await stockOne(shop, { title: "Own car" });
    for (const buyer of [person, other]) {
      await put(shop, buyer, car);
      await place(shop, buyer);
      await shop.call(
        "addReview",
        { body: { productId: car, userId: buyer.id, reviewMessage: "Lovely", reviewValue: 5 } },
        buyer,
      );
    }
    await put(shop, person, car, 2);
    const reply = await shop.call("getOwnData", {}, person);
    const { account, addresses, cart, orders, reviews } = reply.body.data;
    expect(account).toMatchObject({ id: person.id, email: person.email });
    expect([addresses.length, cart.items[0]?.quantity, orders.length, reviews.length]).toEqual([0, 2, 1, 1]);
    expect(orders[0]).toMatchObject({ userId: person.id, addressInfo: { city: "Pune" } });
    expect(JSON.stringify(reply.body)).not.toContain(other.id);
    expect((await shop.call("getOwnData", {})).status).toBe(401);
  });
});

describe("an account that is deleted", () => {
  const remove = (person: { token: string }, password: string) =>
    shop.call("deleteAccount", { body: { password } }, person);

  it("takes the person away, keeps the orders, and frees e-mail and phone", async () => {
    const person = await shop.shopper();
    const elsewhere = await shop.signIn(person.phone, person.password);
    const car = await stockOne(shop, { title: "Farewell car" });
    await put(shop, person, car);
    const { order } = (await place(shop, person)).body;
    await put(shop, person, car);
    await shop.call(
      "addReview",
      { body: { productId: car, userId: person.id, reviewMessage: "Lovely", reviewValue: 5 } },
      person,
    );
    await shop.query({
      text: `insert into notification (id, "to", channel, template) values ('noti_farewell', '+91' || $1, 'sms', '')`,
      values: [person.phone],
    });
    expect((await remove(person, "not the password")).status).toBe(422);
    expect((await remove(person, person.password)).status).toBe(200);

    for (const token of [person, elsewhere])
      expect((await shop.call("checkAuth", {}, token)).status).toBe(401);
    await expect(shop.signIn(person.email, person.password)).rejects.toThrow("Could not sign in");
    const [review] = (await shop.call("getReviews", { params: { productId: car }, query: {} })).body.data;
    expect(review?.userName).toBe("Former customer");
    const asked = { params: { productId: car }, query: {} };
    const inHindi = await shop.call("getReviews", asked, undefined, { "accept-language": "hi" });
    expect(inHindi.body.data[0]?.userName).toBe("पूर्व ग्राहक");
    const kept = await shop.call("adminGetOrder", { params: { id: order._id } }, admin);
    expect(kept.body.data.cartItems).toHaveLength(1);
    const traces = await shop.query<{ found: number }>({
      text: `select (select count(*) from customer where email = $1 or phone = $2)
               + (select count(*) from notification where "to" like '%' || $2)
               + (select count(*) from customer_address where customer_id = $3)
               + (select count(*) from provider_identity where entity_id = $1)
               + (select count(*) from cart where customer_id = $3 and completed_at is null)
               + (select count(*) from shop_session where actor_id = $3) as found`,
      values: [person.email, person.phone, person.id],
    });
    expect(Number(traces[0]?.found)).toBe(0);

    const { email, phone, password, userName } = person;
    const again = await shop.call("register", { body: { email, phone, password, userName } });
    expect(again.status).toBe(201);
    expect((await shop.signIn(email, password)).id).not.toBe(person.id);
  });

  it("is not the last owner's", async () => {
    const { testAdmin } = await import("./support/test-admin");
    const reply = await remove(admin, testAdmin.password);
    expect([reply.status, reply.body.code]).toEqual([409, "last_owner"]);
    expect((await shop.call("checkAuth", {}, admin)).status).toBe(200);
  });
});

describe("the figures for Prometheus", () => {
  const scrape = (headers: Record<string, string> = {}) => fetch(`${shop.url}/api/metrics`, { headers });
  const throughProxy = { "x-forwarded-for": "203.0.113.7" };

  it("count requests by route and status, and say how the process is", async () => {
    await shop.call("getHealth", {});
    const response = await scrape();
    expect(response.headers.get("content-type")).toContain("text/plain");
    const text = await response.text();
    expect(text).toMatch(/shop_requests_total\{route="getHealth",status="200"\} [1-9]/);
    expect(text).toMatch(/shop_request_seconds_bucket\{le="\+Inf",route="login"\} [1-9]/);
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]/);
    expect(text).toMatch(/process_resident_memory_bytes [1-9]/);
    expect(text).toMatch(/shop_hot_pool_connections\{state="open"\} \d/);
    expect(text).toMatch(/shop_outbox_waiting \d/);
    for (const line of text.split("\n").filter(Boolean))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{.+\})? \S+)$/);
  });

  it("tell who left before an answer from those who got one", async () => {
    const socket = connect(Number(new URL(shop.url).port), "127.0.0.1");
    socket.write("POST /api/auth/forgot-password HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n");
    socket.write('Content-Length: 90\r\nExpect: 100-continue\r\n\r\n{"email"', () =>
      socket.once("data", () => socket.destroy()),
    );
    await vi.waitFor(
      async () => {
        const text = await (await scrape()).text();
        expect(text).toContain('shop_requests_total{route="forgotPassword",status="499"} 1');
      },
      { timeout: 60_000, interval: 50 },
    );
  });

  it("are for this machine, the token and staff only", async () => {
    const bearer = (token: string) => ({ ...throughProxy, authorization: `Bearer ${token}` });
    expect((await scrape(throughProxy)).status).toBe(401);
    expect((await scrape(bearer("a-token-for-scrapinG"))).status).toBe(401);
    const staffsPage = (as: { token: string }) => ({ ...throughProxy, ...asBrowserOf(as) });
    expect((await scrape(staffsPage(asha))).status).toBe(403);
    expect((await scrape(bearer("a-token-for-scraping"))).status).toBe(200);
    expect((await scrape(staffsPage(admin))).status).toBe(200);
  });
});
