import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoShop } from "../../demo/data/shop";
import type { Invoice } from "../src/billing/invoice";
import { productPass } from "../src/catalog/preview/token";
import { languages } from "../src/contract/constants";
import { homeSections } from "../src/contract/home-sections";
import { mailNames } from "../src/contract/mail-kinds";
import type { MailWords } from "../src/contract/mails";
import { messages } from "../src/contract/messages";
import { newShop } from "../src/contract/new-shop";
import type { Opening } from "../src/contract/opening";
import type { IdentityWords, ShopIdentity } from "../src/contract/shop-identity";
import { standardPolicies } from "../src/contract/standard-policies";
import { homePass } from "../src/platform/identity/home-pass";
import { homeOf, place, put, stock, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { firstLocation } from "./support/locations";
import { mailsTo } from "./support/mails";
import { openShop, type Shop } from "./support/open-shop";
import { testAdmin } from "./support/test-admin";

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
  orderSeries: "MSO",
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
    const { orderSeries: _order, invoiceSeries: _invoice, ...seen } = meera;
    const stateName = { en: "Karnataka", hi: "कर्नाटक", mr: "कर्नाटक" };
    expect(data.shop).toEqual({ ...seen, stateName });
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
      const order = await shop.call("getOrder", { params: { id } }, buyer);
      expect(order.body.data.orderNumber).toMatch(/^MSO-\d\d-\d{6}$/);
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
    ["orderSeries", { orderSeries: "CN" }],
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

  it("takes a GSTIN as people write it, with blanks, hyphens and Devanagari digits", async () => {
    await save({ ...meera, gstin: "२९ aagcb-7383j 1z4" });
    expect((await read()).gstin).toBe("29AAGCB7383J1Z4");
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

  it("is the engine's too, except where the engine's own place was given another name there", async () => {
    const { Modules } = loadBackend<typeof import("@medusajs/framework/utils")>("@medusajs/framework/utils");
    const locations = shop.container.resolve(Modules.STOCK_LOCATION);
    const place = async () => {
      const [store] = await shop.container.resolve(Modules.STORE).listStores({}, { take: 1 });
      const id = await firstLocation(shop);
      const { name, address } = await locations.retrieveStockLocation(id, { relations: ["address"] });
      return { id, store: store?.name, name, pincode: address?.postal_code };
    };
    await save(meera);
    expect(await place()).toMatchObject({ store: "Meera Stores", name: "Mysuru", pincode: "570001" });
    await locations.updateStockLocations((await place()).id, { name: "The cellar" });
    await save({ ...meera, street: "6 Lake Road" });
    expect(await place()).toMatchObject({ store: "Meera Stores", name: "The cellar" });
    await locations.updateStockLocations((await place()).id, { name: "Mysuru" });
    await save(meera);
  });

  it("makes its name and town too easy as a password", async () => {
    await save(meera);
    const { isGuessable } = loadBackend<typeof import("../src/platform/secrets/guessable-password")>(
      "./platform/secrets/guessable-password",
    );
    expect(["Mysuru@2026", "meerastores1"].map(isGuessable)).toEqual([true, true]);
  });
});

describe("a shop that is not open", () => {
  const quiet = { en: "", hi: "", mr: "" };
  const set = (body: Opening) => shop.call("adminSaveOpening", { body }, staff);
  afterAll(() => set({ state: "open", text: quiet, testers: [] }));

  it.each([
    ["soon", "The shop opens soon and takes no orders yet. Your cart is kept"],
    ["closed", "The shop is closed at the moment and takes no orders. Your cart is kept"],
  ] as const)(
    "takes no orders while %s, says so in one sentence, and keeps the cart",
    async (state, message) => {
      await set({ state, text: { ...quiet, en: "Back after Diwali" }, testers: [] });
      const buyer = await shop.shopper();
      await put(shop, buyer, product, 1);
      const refused = await place(shop, buyer);
      expect([refused.status, refused.body]).toMatchObject([409, { code: "shop_closed", message }]);
      const kept = await shop.call("getCart", { params: { userId: buyer.id } }, buyer);
      expect(kept.body.data.items).toHaveLength(1);
      expect((await shop.call("getTerms", {})).body.data.opening).toEqual({
        state,
        text: { ...quiet, en: "Back after Diwali" },
      });
    },
  );

  it("answers a repeated request for an order that was placed before, and takes the orders of its testers", async () => {
    await set({ state: "open", text: quiet, testers: [] });
    const buyer = await shop.shopper();
    await put(shop, buyer, product, 1);
    const first = await place(shop, buyer);
    await set({ state: "closed", text: quiet, testers: [] });
    expect((await place(shop, buyer)).body.orderId).toBe(first.body.orderId);
    await put(shop, buyer, product, 1);
    expect((await place(shop, buyer)).status).toBe(409);
    await set({ state: "closed", text: quiet, testers: [buyer.email.toUpperCase()] });
    expect((await place(shop, buyer)).status).toBe(201);
    expect(JSON.stringify((await shop.call("getTerms", {})).body)).not.toContain(buyer.email);
  });

  it("is closed by the owner and the manager only, with before and after in the log, and two editors merged", async () => {
    await set({ state: "open", text: quiet, testers: [] });
    const { updatedAt: _, ...opened } = (await shop.call("adminGetOpening", {}, staff)).body.data;
    const saveAs = (change: Partial<Opening>) =>
      shop.call("adminSaveOpening", { body: { ...opened, ...change } }, staff);
    expect((await saveAs({ state: "closed" })).status).toBe(200);
    const both = await saveAs({ text: { ...quiet, en: "Closed for Holi" } });
    expect(both.body.data).toMatchObject({ state: "closed", text: { en: "Closed for Holi" } });
    expect((await saveAs({ state: "soon" })).status).toBe(409);
    const log = await shop.call(
      "adminGetAuditLog",
      { query: { action: "adminSaveOpening", limit: "2" } },
      staff,
    );
    expect(log.body.data.map(({ changes }) => changes)).toContainEqual([
      { field: "state", from: "open", to: "closed" },
    ]);
  });

  it("tells its owner what is done and what is missing, by its state", async () => {
    const undone = async () =>
      (await shop.call("adminGetFirstSteps", {}, staff)).body.data.steps.flatMap(({ name, done }) =>
        done ? [] : [name],
      );
    await set({ state: "soon", text: quiet, testers: [] });
    await save(newShop);
    expect(await undone()).toEqual(expect.arrayContaining(["address", "gstin", "logo", "open"]));
    await save(meera);
    await set({ state: "open", text: quiet, testers: [] });
    const left = await undone();
    for (const step of ["address", "gstin", "product", "order", "open"]) expect(left).not.toContain(step);
  });
});

describe("the words of the home page", () => {
  const read = () => shop.call("adminGetHomeWords", {}, staff);
  /** The words alone, and what a save of them names. */
  const readWords = async () => {
    const { updatedAt: _, version: _v, hasDraft, edition, ...none } = (await read()).body.data;
    return { hasDraft, edition, none };
  };

  it("are the owner's: saved in three languages, shown to guests, and logged", async () => {
    const { none } = await readWords();
    const offer = { en: "Free delivery from {freeFrom}", hi: "{freeFrom} से मुफ़्त डिलिवरी", mr: "" };
    expect((await shop.call("adminSaveHomeWords", { body: { ...none, offer } }, staff)).status).toBe(200);
    expect((await shop.call("getHomeWords", {})).body.data).toEqual({ ...none, offer });
    const log = await shop.call(
      "adminGetAuditLog",
      { query: { action: "adminSaveHomeWords", limit: "1" } },
      staff,
    );
    expect(log.body.data[0]?.changes).toContainEqual({ field: "offer.en", from: "", to: offer.en });
    const reasons = [
      {
        icon: "pay" as const,
        title: { en: "Our word", hi: "", mr: "" },
        text: { en: "Since 1962 in {city}", hi: "", mr: "" },
      },
    ];
    expect((await shop.call("adminSaveHomeWords", { body: { ...none, reasons } }, staff)).status).toBe(200);
    expect((await shop.call("getHomeWords", {})).body.data.reasons).toEqual(reasons);
    await shop.call("adminSaveHomeWords", { body: { ...none, offer } }, staff);
    const wrong = { ...none, offer: { ...offer, mr: "{priceOfTea} पासून" } };
    const refused = await shop.call("adminSaveHomeWords", { body: wrong }, staff);
    expect([refused.status, refused.body]).toMatchObject([422, { errors: [{ field: "offer.mr" }] }]);
    expect((await shop.call("getHomeWords", {})).body.data.offer).toEqual(offer);
    await shop.call("adminSaveHomeWords", { body: none }, staff);
  });

  it("announce what the owner wrote above every page, with today's figures, or the shop's own sentence", async () => {
    const { none } = await readWords();
    const announced = async (announcement: IdentityWords) => {
      expect((await shop.call("adminSaveHomeWords", { body: { ...none, announcement } }, staff)).status).toBe(
        200,
      );
      return (await shop.call("getTerms", {})).body.data;
    };
    const written = {
      en: "Fresh seeds at {shop}: back within {returnDays} days",
      hi: "",
      mr: "ताजे बियाणे, {city}",
    };
    const { announcement, returnDays, shop: identity } = await announced(written);
    const english = `Fresh seeds at ${identity.name.en}: back within ${returnDays} days`;
    expect(announcement).toEqual({
      en: english,
      hi: english.replace(identity.name.en, identity.name.hi || identity.name.en),
      mr: `ताजे बियाणे, ${identity.city.mr || identity.city.en}`,
    });
    expect((await announced({ en: "", hi: "", mr: "" })).announcement).toEqual({ en: "", hi: "", mr: "" });
    // A shop of fewer than ten products does not boast of them.
    expect((await announced({ en: "{products} things to find", hi: "", mr: "" })).announcement.en).toBe("");
  });

  it("say in which order the sections stand and which are shown, each once, and two editors don't undo each other", async () => {
    const { edition, none: before } = await readWords();
    expect(before.sections.map(({ kind }) => kind)).toEqual([...homeSections]);
    const save = (body: object) =>
      shop.call("adminSaveHomeWords", { body: { ...before, edition, ...body } as never }, staff);
    const sections = [{ kind: "trust", isOn: true } as const, { kind: "slides", isOn: false } as const];
    expect((await save({ sections })).status).toBe(200);
    expect((await shop.call("getHomeWords", {})).body.data.sections).toEqual(sections);
    // Somebody who had the page open meanwhile changes something else, and then the sections, too.
    expect((await save({ customersBadge: "1,000+" })).status).toBe(200);
    expect((await shop.call("getHomeWords", {})).body.data).toMatchObject({
      sections,
      customersBadge: "1,000+",
    });
    const clash = await save({ sections: sections.slice(0, 1) });
    expect([clash.status, clash.body.message]).toEqual([409, expect.any(String)]);
    for (const wrong of [[...sections, ...sections], [{ kind: "rows", isOn: true }], "trust"])
      expect((await save({ sections: wrong })).status).toBe(422);
    await shop.call("adminSaveHomeWords", { body: before }, staff);
  });

  it("wait in a draft until they are published, and a draft that is discarded changes nothing", async () => {
    const { hasDraft, edition, none } = await readWords();
    expect(hasDraft).toBe(false);
    const draft = (body: object, seen: string | undefined) =>
      shop.call("adminSaveHomeDraft", { body: { ...none, edition: seen, ...body } as never }, staff);
    const shown = async () => (await shop.call("getHomeWords", {})).body.data;
    const drafted = await draft({ categoryBadge: "20+" }, edition);
    expect(drafted.body.data).toMatchObject({ categoryBadge: "20+", hasDraft: true });
    expect(await shown()).toEqual(none);
    expect(Object.keys(await shown())).not.toContain("draft");

    // Somebody who had the page open before writes something else: both are in the draft.
    const both = await draft({ customersBadge: "900+" }, edition);
    expect(both.body.data).toMatchObject({ categoryBadge: "20+", customersBadge: "900+" });
    const clash = await draft({ categoryBadge: "30+" }, edition);
    expect([clash.status, clash.body.message]).toEqual([409, expect.any(String)]);

    await shop.call("adminDiscardHomeDraft", {}, staff);
    expect((await read()).body.data).toMatchObject({ ...none, hasDraft: false });
    // The same as what is published is no draft.
    expect((await draft({}, edition)).body.data.hasDraft).toBe(false);

    await draft({ categoryBadge: "20+" }, edition);
    const published = await shop.call(
      "adminSaveHomeWords",
      { body: { ...none, customersBadge: "900+", edition } },
      staff,
    );
    expect(published.body.data.hasDraft).toBe(false);
    expect(await shown()).toMatchObject({ categoryBadge: "20+", customersBadge: "900+" });
    const log = await shop.call("adminGetAuditLog", { query: { limit: "20" } }, staff);
    const noted = (action: string) => log.body.data.find(({ route }) => route === action)?.changes;
    expect(noted("adminSaveHomeDraft")).toContainEqual({ field: "categoryBadge", from: "", to: "20+" });
    expect(noted("adminSaveHomeWords")).toContainEqual({ field: "categoryBadge", from: "", to: "20+" });
    await shop.call("adminSaveHomeWords", { body: none }, staff);
  });

  it("keep one whole draft when ten editors save, publish and discard at the same moment", async () => {
    const { none } = await readWords();
    const shown = async () => (await shop.call("getHomeWords", {})).body.data;
    const edits = Array.from({ length: 10 }, (_, at) => ({ ...none, categoryBadge: `${at}+` }));
    const answers = await Promise.all(
      edits.map((body, at) =>
        shop.call(at % 2 === 0 ? "adminSaveHomeDraft" : "adminSaveHomeWords", { body }, staff),
      ),
    );
    await shop.call("adminDiscardHomeDraft", {}, staff);
    // A save that lost every round is told so, and counts for nothing.
    const done = edits.filter((_, at) => at % 2 === 1 && answers[at]?.status === 200);
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect(done.map(({ categoryBadge }) => categoryBadge)).toContain((await shown()).categoryBadge);
    expect((await read()).body.data.hasDraft).toBe(false);
    await shop.call("adminSaveHomeWords", { body: none }, staff);
  });
  it("are looked at in a draft by a link, with the rows of the draft, by whoever has it", async () => {
    const { none } = await readWords();
    const [pot] = await stock(shop, { title: "Pot of the draft" });
    const ours = {
      kind: "row",
      id: "ours",
      isOn: true,
      title: { en: "Ours", hi: "", mr: "" },
      pick: "chosen",
    };
    const draft = { ...none, categoryBadge: "20+", sections: [{ ...ours, products: [pot] }] };
    await shop.call("adminSaveHomeDraft", { body: draft as never }, staff);
    const { path, until } = (await shop.call("adminPreviewHome", {}, staff)).body.data;
    expect(path).toMatch(/^\/shop\/home-preview\/[\w-]+$/);
    const look = (token: string) =>
      shop.call("getHomePreview", { params: { token }, query: { lang: "hi" as const } });
    const token = path.replace("/shop/home-preview/", "");
    const seen = (await look(token)).body.data;
    expect(seen).toMatchObject({ words: draft, rows: [{ id: "ours", products: [{ _id: pot }] }], until });
    expect(Object.keys(seen.words).sort()).toEqual(Object.keys(none).sort());
    expect((await shop.call("getHomeWords", {})).body.data).toEqual(none);
    expect((await shop.call("getHomeRows", {})).body.data).toEqual([]);

    const over = homePass.issue({}, Date.now() - 31 * 60_000).token;
    const ofProduct = productPass.issue({ productId: String(pot) }).token;
    for (const wrong of [over, ofProduct, token.slice(4), "none"]) {
      const { status, body } = await look(wrong);
      expect([wrong, status, body.message]).toEqual([wrong, 404, messages.previewOver.in("en")]);
    }
    await shop.call("adminDiscardHomeDraft", {}, staff);
    // With nothing waiting, the link shows what everybody sees.
    expect((await look(token)).body.data.words).toEqual(none);
  });

  it("put rows of products among the sections: the newest, on sale, of a category, or chosen ones in their order", async () => {
    const { none } = await readWords();
    // One after the other: what is added at once is equally new.
    const old = await stockOne(shop, { title: "Clay pot", category: "farming", brand: "kisankraft" });
    const [draft, gone] = await stock(
      shop,
      { title: "Brass pot", status: "draft" },
      { title: "Iron pot", totalStock: 0 },
    );
    const sale = await stockOne(shop, { title: "Copper pot", salePrice: 400 });
    const newest = await stockOne(shop, { title: "Steel pot" });
    const row = (id: string, of: object, isOn = true) => ({
      kind: "row" as const,
      id,
      isOn,
      title: { en: `Row ${id}`, hi: "", mr: "" },
      ...of,
    });
    const rows = [
      row("newest", { pick: "newest" }),
      row("sale", { pick: "sale" }),
      row("farm", { pick: "category", category: "farming" }),
      row("ours", { pick: "chosen", products: [gone, draft, newest, "prod_none", old] }),
      row("off", { pick: "newest" }, false),
    ];
    const save = (sections: readonly object[]) =>
      shop.call("adminSaveHomeWords", { body: { ...none, sections } as never }, staff);
    expect((await save([...rows, { kind: "slides", isOn: true }])).status).toBe(200);
    const { data } = (await shop.call("getHomeRows", { query: { lang: "hi" } })).body;
    const shown = Object.fromEntries(data.map(({ id, products }) => [id, products.map(({ _id }) => _id)]));
    expect(Object.keys(shown)).toEqual(["newest", "sale", "farm", "ours"]);
    expect(shown.newest?.slice(0, 3)).toEqual([newest, sale, old]);
    expect(shown.sale).toEqual([sale]);
    expect(shown.farm).toEqual([old]);
    expect(shown.ours).toEqual([gone, newest, old]);

    const wrong = [
      [{ ...rows[2], category: null }, "sections.0.category"],
      [{ ...rows[2], category: "nowhere" }, "sections.0.category"],
      [{ ...rows[3], products: [] }, "sections.0.products"],
      [{ ...rows[0], title: { en: "", hi: "", mr: "" } }, "sections.0.title.en"],
    ] as const;
    for (const [section, field] of wrong)
      expect((await save([section])).body).toMatchObject({ errors: [{ field }] });
    expect((await save([rows[0] ?? {}, rows[0] ?? {}])).status).toBe(422);
    await shop.call("adminSaveHomeWords", { body: none }, staff);
    expect((await shop.call("getHomeRows", {})).body.data).toEqual([]);
  });
});

describe("the policies", () => {
  const set = (body: object) =>
    shop.call("adminSavePolicies", { body: { ...standardPolicies, ...body } }, staff);
  const shown = async (name: "privacy" | "returns" | "terms" | "faq", lang?: "en" | "hi" | "mr") =>
    (await shop.call("getPolicy", { params: { name }, query: { lang } })).body.data?.source;
  afterAll(() => set({}));

  it("are the standard texts until staff write their own, in each language; a blank one is shown in English", async () => {
    expect(await shown("returns", "hi")).toBe(standardPolicies.returns.hi);
    const returns = {
      en: `${standardPolicies.returns.en}\n\n## Lamps\n\nNot once lit.`,
      hi: "",
      mr: "फक्त दिवे",
    };
    expect((await set({ returns })).status).toBe(200);
    expect(await shown("returns")).toBe(returns.en);
    expect(await shown("returns", "hi")).toBe(returns.en);
    expect(await shown("returns", "mr")).toBe("फक्त दिवे");
    expect(await shown("terms", "mr")).toBe(standardPolicies.terms.mr);
  });

  it("of a shop that saved its texts before there were answers to questions are joined by the standard ones", async () => {
    const { delivery: _, faq: __, ...older } = { ...standardPolicies, terms: { en: "Ours", hi: "", mr: "" } };
    await shop.query({
      text: "update shop_setting set value = $1 where key = 'policies'",
      values: [JSON.stringify(older)],
    });
    expect(await shown("terms", "hi")).toBe("Ours");
    expect(await shown("faq", "hi")).toBe(standardPolicies.faq.hi);
    const { faq } = (await shop.call("adminGetPolicies", {}, staff)).body.data;
    expect(faq).toEqual(standardPolicies.faq);
  });

  it("are logged with what changed, also at the end of a long text", async () => {
    await set({});
    const terms = { ...standardPolicies.terms, en: `${standardPolicies.terms.en}\n\nAnd no haggling 😀.` };
    await set({ terms });
    const log = await shop.call(
      "adminGetAuditLog",
      { query: { action: "adminSavePolicies", limit: "1" } },
      staff,
    );
    const changes = log.body.data[0]?.changes ?? [];
    expect(changes.map(({ field }) => field)).toEqual(["terms.en"]);
    expect([changes[0]?.from, changes[0]?.to]).toEqual([
      expect.not.stringContaining("haggling"),
      expect.stringContaining("And no haggling 😀."),
    ]);
  });

  it.each([
    ["a figure that the shop does not have", "terms.mr", { mr: "{priceOfTea}" }],
    ["no English text", "terms.en", { en: " " }],
    ["a text of a whole book", "terms.hi", { hi: "अ".repeat(12_001) }],
  ])("refuse %s in one sentence, and change nothing", async (_, field, wrong) => {
    await set({});
    const refused = await set({ terms: { ...standardPolicies.terms, ...wrong } });
    expect([refused.status, refused.body]).toMatchObject([422, { errors: [{ field }] }]);
    expect(await shown("terms")).toBe(standardPolicies.terms.en);
  });

  it("keep what another editor wrote in another language, and show both texts where they wrote the same one", async () => {
    await set({});
    const { updatedAt: _, ...opened } = (await shop.call("adminGetPolicies", {}, staff)).body.data;
    const saveAs = (privacy: object) =>
      shop.call(
        "adminSavePolicies",
        { body: { ...opened, privacy: { ...opened.privacy, ...privacy } } },
        staff,
      );
    expect((await saveAs({ hi: "पहला" })).status).toBe(200);
    expect((await saveAs({ mr: "दुसरे" })).body.data.privacy).toMatchObject({ hi: "पहला", mr: "दुसरे" });
    const clash = await saveAs({ hi: "दूसरा" });
    expect([clash.status, clash.body]).toMatchObject([
      409,
      { data: { fields: [{ field: "privacy.hi", theirs: "पहला", yours: "दूसरा" }] } },
    ]);
  });
});

describe("the words of the mails", () => {
  const blank = { en: "", hi: "", mr: "" };
  const none = Object.fromEntries(
    mailNames.map((name) => [name, { subject: blank, lead: blank }]),
  ) as MailWords;
  const set = (body: Partial<MailWords>) =>
    shop.call("adminSaveMails", { body: { ...none, ...body } }, staff);
  const readWords = async () => (await shop.call("adminGetMails", {}, staff)).body;
  const sample = { name: "shipped", language: "en", subject: "", lead: "" } as const;
  const preview = async (body: object) =>
    (await shop.call("adminPreviewMail", { body: { ...sample, ...body } }, staff)).body.data;
  beforeAll(() => save(meera));
  afterAll(() => set({}));

  it("are the shop's in the language in which it wrote them, and the standard text in the others", async () => {
    const words = {
      subject: { ...blank, mr: "{name}, {shop} कडे {order} आली" },
      lead: { ...blank, mr: "धन्यवाद <b>{name}</b>!\n{total} तयार ठेवा." },
    };
    expect((await set({ placed_cash: words })).status).toBe(200);
    for (const language of ["mr", "hi"] as const) {
      const buyer = await shop.shopper();
      await shop.call("savePreferences", { body: { language, textMessages: false } }, buyer);
      await put(shop, buyer, product, 1);
      const id = (await place(shop, buyer)).body.orderId;
      const { orderNumber } = (await shop.call("getOrder", { params: { id } }, buyer)).body.data;
      await expect.poll(() => mailsTo(shop, buyer.email).length, { timeout: 60_000 }).toBeGreaterThan(0);
      const [mail] = mailsTo(shop, buyer.email);
      if (language === "hi") expect(mail?.subject).toBe(`आपका ऑर्डर ${orderNumber} हमें मिल गया`);
      else {
        const name = buyer.userName;
        expect(mail?.subject).toBe(`${name}, ${meera.name.mr} कडे ${orderNumber} आली`);
        expect(mail?.html).toContain(`धन्यवाद &lt;b&gt;${name}&lt;/b&gt;!</p>`);
        expect(mail?.text).toMatch(/₹[\d,]+ तयार ठेवा\./);
      }
    }
    await set({});
  });

  it("reach codes too: the owner's subject with the code, and what must not be done with it stays", async () => {
    const words = { subject: { ...blank, en: "{code} opens {shop}" }, lead: { ...blank, en: "Hello!" } };
    await set({ password_code: words });
    const buyer = await shop.shopper();
    await shop.call("forgotPassword", { body: { email: buyer.email } });
    await expect
      .poll(() => mailsTo(shop, buyer.email).at(-1)?.subject, { timeout: 60_000 })
      .toMatch(/^\d{6} opens Meera Stores$/);
    expect(mailsTo(shop, buyer.email).at(-1)?.text).toMatch(/Hello!\n\n.*We never ask for it/);
    await set({});
  });

  it.each([
    [
      "a placeholder that this mail does not have",
      "welcome.lead.hi",
      { welcome: { subject: blank, lead: { ...blank, hi: "{name}" } } },
    ],
    [
      "half a placeholder",
      "shipped.subject.en",
      { shipped: { subject: { ...blank, en: "Order {order" }, lead: blank } },
    ],
    [
      "a second header",
      "shipped.subject.en",
      { shipped: { subject: { ...blank, en: "Hi\r\nBcc: all@example.com" }, lead: blank } },
    ],
    [
      "a code mail's subject without the code",
      "phone_code.subject.mr",
      { phone_code: { subject: { ...blank, mr: "कोड" }, lead: blank } },
    ],
    [
      "a subject of a whole letter",
      "delivered.subject.en",
      { delivered: { subject: { ...blank, en: "a".repeat(151) }, lead: blank } },
    ],
    [
      "a lead of a whole book",
      "delivered.lead.mr",
      { delivered: { subject: blank, lead: { ...blank, mr: "अ".repeat(2_001) } } },
    ],
  ])("refuse %s in one sentence, and change nothing", async (_, field, wrong) => {
    const refused = await set(wrong);
    expect(refused.status).toBe(422);
    const { errors } = refused.body as unknown as { errors: { field: string; message: string }[] };
    expect(errors.map((error) => error.field)).toEqual([field]);
    expect((await readWords()).data).toMatchObject(none);
  });

  it("keep what another editor wrote of another mail, and show both texts where they wrote the same; each is logged", async () => {
    await set({});
    const { updatedAt: _, ...opened } = (await readWords()).data;
    const saveAs = (name: "welcome" | "delivered", en: string) => {
      const words = { ...opened[name], subject: { ...opened[name].subject, en } };
      return shop.call("adminSaveMails", { body: { ...opened, [name]: words } }, staff);
    };
    expect((await saveAs("welcome", "Come in")).status).toBe(200);
    expect((await saveAs("delivered", "It is there")).body.data).toMatchObject({
      welcome: { subject: { en: "Come in" } },
      delivered: { subject: { en: "It is there" } },
    });
    expect((await saveAs("welcome", "Hello")).body).toMatchObject({
      data: { fields: [{ field: "welcome.subject.en", theirs: "Come in", yours: "Hello" }] },
    });
    const log = await shop.call(
      "adminGetAuditLog",
      { query: { action: "adminSaveMails", limit: "1" } },
      staff,
    );
    expect(log.body.data[0]?.changes).toEqual([
      { field: "delivered.subject.en", from: "", to: "It is there" },
    ]);
    await set({});
  });

  it("are shown as they would be mailed, every kind in every language, with the standard text where a figure is missing", async () => {
    const { standard } = await readWords();
    for (const name of mailNames)
      for (const language of languages) {
        const words = { subject: standard[name].subject[language], lead: standard[name].lead[language] };
        const [plain, written] = [
          await preview({ name, language }),
          await preview({ name, language, ...words }),
        ];
        expect(plain.html).toContain(`<html lang="${language}">`);
        expect(`${plain.subject}${plain.html}${plain.text}`).not.toMatch(/undefined|null|NaN|[{}]/);
        // The standard text, entered as the shop's own, is the same mail.
        expect({ name, language, subject: written.subject }).toEqual({
          name,
          language,
          subject: plain.subject,
        });
      }
    const own = { subject: "Off with {courier}", lead: "<img src=x>\n{tracking}" };
    expect((await preview(own)).subject).toBe("Off with India Post");
    expect((await preview(own)).html).toContain("&lt;img src=x&gt;</p>");
    expect((await readWords()).data).toMatchObject(none);
  });

  it("are mailed as a trial to the one who asks, with an invented order", async () => {
    const body = { ...sample, subject: "Trial {order}" };
    const sent = await shop.call("adminSendTestMail", { body }, staff);
    expect(sent.body.data.to).toBe(testAdmin.email);
    expect(mailsTo(shop, testAdmin.email).at(-1)?.subject).toMatch(/^Trial MSO-\d\d-000123$/);
  });
});
