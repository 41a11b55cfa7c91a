import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoShop } from "../../demo/data/shop";
import type { Invoice } from "../src/billing/invoice";
import { languages } from "../src/contract/constants";
import { newShop } from "../src/contract/new-shop";
import type { ShopIdentity } from "../src/contract/shop-identity";
import { homeOf, place, put, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { mailsTo } from "./support/mails";
import { openShop, type Shop } from "./support/open-shop";

let shop: Shop;
let staff: Awaited<ReturnType<Shop["admin"]>>;
let product: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.admin();
  product = await stockOne(shop, {
    title: "Clay lamp",
    description: "A lamp of clay for the evening.",
    totalStock: 50,
  });
});
afterAll(() => shop.close());

/** A shop in another state, with nothing of the demo's in it. */
const meera: ShopIdentity = {
  ...newShop,
  name: { en: "Meera Stores", hi: "मीरा स्टोर्स", mr: "मीरा स्टोअर्स" },
  legalName: "Meera Retail LLP",
  tagline: { en: "Lamps and pots", hi: "दीये और मटके", mr: "" },
  street: "4 Lake Road",
  city: { en: "Mysuru", hi: "मैसूरु", mr: "" },
  state: "Karnataka",
  pincode: "570001",
  phone: "+91 82142 00000",
  email: "hello@meera.example",
  securityEmail: "safe@meera.example",
  gstin: "29AAGCB7383J1Z4",
  grievanceOfficer: { name: "Lata Rao", email: "care@meera.example", phone: "+91 82142 00001" },
  invoiceSeries: "MS",
  colours: { brand: "#7a1f5c", accent: "#ffc94d" },
};
const save = (identity: ShopIdentity) => shop.call("adminSaveShop", { body: identity }, staff);
const read = async () => (await shop.call("adminGetShop", {}, staff)).body.data;

/** Everything that only the demo's shop says of itself. */
const old = new RegExp(
  [
    ...Object.values(demoShop.name),
    "Sahyadri",
    "सह्याद्री",
    "Satara",
    "सातारा",
    demoShop.street,
    demoShop.phone,
    demoShop.gstin,
    demoShop.email,
    demoShop.grievanceOfficer.name,
    "sahyadri.example",
  ]
    .join("|")
    .replaceAll("+", "\\+"),
);
/** All texts of an invoice as they are printed; a text is cut into runs of one font. */
function printed(part: unknown): string {
  if (typeof part === "string") return part;
  if (Array.isArray(part)) return part.map(printed).join("");
  return typeof part === "object" && part !== null ? Object.values(part).map(printed).join("\n") : "";
}

describe("the shop's identity", () => {
  it("takes another name, town, colours and GSTIN, and gives them to everybody", async () => {
    expect((await save(meera)).status).toBe(200);
    const { data } = (await shop.call("getTerms", {})).body;
    const { invoiceSeries: _, ...seen } = meera;
    expect(data.shop).toEqual(seen);
  });

  it("is in the description of the calls and in mails, invoices and their numbers, with the tax of its state", async () => {
    await save(meera);
    expect(JSON.stringify((await shop.send("GET", "/api/openapi.json")).body)).not.toMatch(old);
    for (const language of languages) {
      const buyer = await shop.shopper();
      await shop.call("savePreferences", { body: { language, textMessages: false } }, buyer);
      await put(shop, buyer, product, 1);
      const away = { ...homeOf(buyer), city: "Kochi", state: "Kerala" as const, pincode: "682001" };
      const id = (await place(shop, buyer, { addressInfo: away })).body.orderId;
      for (const orderStatus of ["confirmed", "packed"] as const)
        await shop.call("adminUpdateOrder", { params: { id }, body: { orderStatus } }, staff);
      await expect.poll(() => mailsTo(shop, buyer.email).length, { timeout: 60_000 }).toBeGreaterThan(0);
      for (const { subject, text, html } of mailsTo(shop, buyer.email)) {
        expect(text).toContain(meera.name[language]);
        expect(html).toContain(meera.colours.brand);
        expect(subject + text + html).not.toMatch(old);
      }
      const [row] = await shop.query<{ number: string; document: Invoice }>({
        text: "select number, document from shop_invoice where order_id = $1",
        values: [id],
      });
      expect(row?.number).toMatch(/^MS\/\d\d-\d\d\/\d{6}$/);
      expect(row?.document).toMatchObject({ sameState: false, totals: { cgst: 0, sgst: 0 } });
      const { layOut } = loadBackend<typeof import("../src/billing/layout")>("./billing/layout");
      const paper = row ? printed(layOut(row.document).content) : "";
      expect(paper).toContain("29AAGCB7383J1Z4");
      expect(paper).not.toMatch(old);
    }
  });

  it("sells without a GSTIN too: no tax is charged, and the paper is a bill of supply", async () => {
    await save({ ...meera, gstin: "" });
    const buyer = await shop.shopper();
    await put(shop, buyer, product, 1);
    const id = (await place(shop, buyer)).body.orderId;
    for (const orderStatus of ["confirmed", "packed"] as const)
      await shop.call("adminUpdateOrder", { params: { id }, body: { orderStatus } }, staff);
    const [row] = await shop.query<{ document: Invoice }>({
      text: "select document from shop_invoice where order_id = $1",
      values: [id],
    });
    expect(row?.document).toMatchObject({ kind: "Bill of Supply", totals: { tax: 0 } });
  });

  it.each([
    ["gstin", { gstin: "29AAGCB7383J1Z5" }],
    ["gstin", { gstin: "27AAPFU0939F1ZV" }],
    ["pincode", { pincode: "415001" }],
    ["colours.brand", { colours: { ...meera.colours, brand: "#f2d16b" } }],
    ["colours.accent", { colours: { ...meera.colours, accent: "#3b1f00" } }],
    ["invoiceSeries", { invoiceSeries: "CN" }],
    ["hours.sunday.closes", { hours: { ...meera.hours, sunday: { opens: "11:00", closes: "10:00" } } }],
    ["logo", { logo: "https://elsewhere.example/logo.png" }],
  ])("refuses a wrong %s with one sentence, and changes nothing", async (field, wrong) => {
    await save(meera);
    const reply = await save({ ...meera, ...wrong });
    expect(reply.status).toBe(422);
    expect(
      (reply.body as unknown as { errors: { field: string }[] }).errors.map((error) => error.field),
    ).toEqual([field]);
    expect(await read()).toMatchObject(meera);
  });

  it("keeps what another editor changed, and names both values where they changed the same", async () => {
    await save(meera);
    const { updatedAt: _, ...opened } = await read();
    const saveAs = (change: Partial<ShopIdentity>) =>
      shop.call("adminSaveShop", { body: { ...opened, ...change } }, staff);
    expect((await saveAs({ street: "5 Lake Road" })).status).toBe(200);
    expect((await saveAs({ phone: "+91 82142 11111" })).body.data).toMatchObject({ street: "5 Lake Road" });
    const clash = await saveAs({ street: "6 Lake Road" });
    expect([clash.status, clash.body]).toMatchObject([
      409,
      { data: { fields: [{ field: "street", theirs: "5 Lake Road", yours: "6 Lake Road" }] } },
    ]);
    const log = await shop.call(
      "adminGetAuditLog",
      { query: { action: "adminSaveShop", limit: "2" } },
      staff,
    );
    expect(log.body.data.map(({ changes }) => changes)).toContainEqual([
      { field: "street", from: "4 Lake Road", to: "5 Lake Road" },
    ]);
  });

  it("makes its name and town too easy as a password", async () => {
    await save(meera);
    const { isGuessable } = loadBackend<typeof import("../src/platform/secrets/guessable-password")>(
      "./platform/secrets/guessable-password",
    );
    expect(["Mysuru@2026", "meerastores1"].map(isGuessable)).toEqual([true, true]);
  });
});
