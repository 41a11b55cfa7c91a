import { type Language, languages } from "@contract/constants";
import { messages } from "@contract/messages";
import type { AdminProduct } from "@contract/products";
import { Refusal, refuse } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { woodenCar } from "../../testing/samples";
import { ProductEdit } from "./edit";

/** The first of that name: the translations beside the form have fields of the same names. */
const field = (name: RegExp) => screen.getAllByLabelText<HTMLInputElement>(name)[0] as HTMLInputElement;
const save = () => screen.getAllByRole("button", { name: "Save", hidden: true })[0] as HTMLButtonElement;

async function open(product: AdminProduct = woodenCar, language: Language = "en") {
  const shop = new ShopStandIn();
  shop.on("adminGetProduct", { success: true, data: product });
  shop.on("adminGetStockMovements", { success: true, data: [] });
  const page = await renderInPanel(<ProductEdit />, { shop, language, at: `/products/${woodenCar._id}` });
  await screen.findAllByDisplayValue(product.title);
  return page;
}

async function retype({ user }: Awaited<ReturnType<typeof open>>, name: RegExp, text: string) {
  await user.clear(field(name));
  await user.type(field(name), text);
}

describe("the form for a product that is there already", () => {
  it("sends only what was changed, with the version that was read", async () => {
    const page = await open();
    const changed: AdminProduct = { ...woodenCar, price: 475, version: "8" };
    page.shop.on("adminEditProduct", { success: true, data: changed });
    await retype(page, /^Price/, "475");
    await page.user.click(save());
    await waitFor(() =>
      expect(page.shop.bodies("adminEditProduct")).toEqual([{ price: 475, version: woodenCar.version }]),
    );
  });

  it("asks beside it why it is featured in the other languages, where it says so in English", async () => {
    const texts = { title: "लकड़ी की कार", description: "आम की लकड़ी की गाड़ी।" };
    const hi = { ...texts, specifications: "", featuredDescription: "", outdated: [] };
    const featured = { ...woodenCar, featuredDescription: "Made in Satara", translations: { hi } };
    const page = await open(featured);
    page.shop.on("adminSaveTranslation", { success: true, data: featured });
    const words = "साताऱ्यात बनवलेली";
    await page.user.type(field(/^Why it is featured, in Hindi/), words);
    await page.user.click(screen.getByRole("button", { name: /Save Hindi/, hidden: true }));
    await waitFor(() =>
      expect(page.shop.bodies("adminSaveTranslation")).toEqual([
        { ...texts, specifications: "", featuredDescription: words, version: "7" },
      ]),
    );
  });

  it("keeps a translation that somebody else has overtaken, shows theirs below it, and saves it at the second try", async () => {
    const texts = { title: "लकड़ी की कार", description: "आम की लकड़ी की गाड़ी।" };
    const hi = { ...texts, specifications: "", featuredDescription: "", outdated: [] };
    const page = await open({ ...woodenCar, translations: { hi } });
    const theirs = { ...woodenCar, translations: { hi: { ...hi, title: "खिलौना गाड़ी" } }, version: "8" };
    page.shop.on(
      "adminSaveTranslation",
      refuse.conflict("edit_conflict", messages.editConflict, { version: "8", fields: [] }),
    );
    page.shop.on("adminGetProduct", { success: true, data: theirs });
    await page.user.type(field(/^Title in Hindi/), "!");
    const save = () => page.user.click(screen.getByRole("button", { name: /Save Hindi/, hidden: true }));
    await save();
    expect(await screen.findByText("खिलौना गाड़ी")).toBeDefined();
    expect(field(/^Title in Hindi/).value).toBe("लकड़ी की कार!");
    page.shop.on("adminSaveTranslation", { success: true, data: theirs });
    await save();
    const sent = { ...texts, title: "लकड़ी की कार!", specifications: "", featuredDescription: "" };
    await waitFor(() =>
      expect(page.shop.bodies("adminSaveTranslation")).toEqual([
        { ...sent, version: "7" },
        { ...sent, version: "8" },
      ]),
    );
  });

  it("counts its stock from what was read, and shows what somebody else has counted since", async () => {
    const page = await open();
    const dialog = async () => within(await screen.findByRole("dialog"));
    await page.user.click(screen.getByRole("button", { name: page.t("stock.change"), hidden: true }));
    await page.user.click((await dialog()).getByRole("combobox"));
    await page.user.click(await screen.findByRole("option", { name: page.t("stock.reasons.counted") }));
    const counted = () => screen.getByRole("textbox", { name: page.t("stock.typed.counted") });
    await page.user.type(counted(), "9");
    page.shop.on("adminChangeStock", refuse.conflict("counted_since", messages.stockCountedSince("Meera")));
    const [shelf] = woodenCar.shelves;
    const shelves = shelf ? [{ ...shelf, stocked: 10 }] : [];
    page.shop.on("adminGetProduct", { success: true, data: { ...woodenCar, shelves, version: "8" } });
    const apply = async () =>
      page.user.click((await dialog()).getByRole("button", { name: page.t("stock.save") }));
    await apply();
    expect(await (await dialog()).findByText(/^Meera/)).toBeDefined();
    expect(counted()).toHaveProperty("value", "9");
    await (await dialog()).findByText(
      new RegExp(page.t("stock.free", { smart_count: 10 - (shelf?.reserved ?? 0) })),
    );
    await apply();
    await waitFor(() =>
      expect(page.shop.bodies("adminChangeStock")).toMatchObject([
        { changes: [{ size: null, counted: 9, read: shelf?.stocked }], version: "7" },
        { changes: [{ size: null, counted: 9, read: 10 }], version: "8" },
      ]),
    );
  });

  it("saves its SKU by itself, with the one that was read", async () => {
    const page = await open();
    page.shop.on("adminSaveSkus", refuse.invalid([{ field: "skus.0.sku", message: messages.skuTaken }]));
    await page.user.type(field(/^SKU$/), "CAR-1");
    await page.user.click(screen.getByRole("button", { name: page.t("product.sku.save"), hidden: true }));
    expect(await screen.findByText(messages.skuTaken.in("en"))).toBeDefined();
    expect(field(/^SKU$/).value).toBe("CAR-1");
    expect(page.shop.bodies("adminSaveSkus")).toEqual([
      { skus: [{ variantId: "variant_1", sku: "CAR-1", read: null }] },
    ]);
  });

  it("saves the price of one size with the prices that were read", async () => {
    const size = (name: string) => ({
      variantId: `variant_${name}`,
      options: [],
      size: name,
      price: 500,
      salePrice: 0,
      gstRate: 5,
      stock: 3,
      image: null,
      images: [],
    });
    const page = await open({ ...woodenCar, variants: [size("M"), size("XL")] });
    const button = screen.getByRole<HTMLButtonElement>("button", {
      name: page.t("product.variantPrices.save"),
      hidden: true,
    });
    await retype(page, /^Price: XL/, "6x");
    expect(saidAt(field(/^Price: XL/))).toBe(page.t("product.variantPrices.wrong"));
    expect(button.disabled).toBe(true);
    await retype(page, /^Price: XL/, "650");
    await page.user.type(field(/^Sale price: XL/), "600");
    page.shop.on("adminSaveVariantPrices", refuse.conflict("price_changed", messages.variantPriceChanged));
    await page.user.click(button);
    expect(await screen.findByText(messages.variantPriceChanged.in("en"))).toBeDefined();
    expect(field(/^Price: XL/).value).toBe("650");
    expect(page.shop.bodies("adminSaveVariantPrices")).toEqual([
      {
        prices: [{ variantId: "variant_XL", price: 650, salePrice: 600, read: { price: 500, salePrice: 0 } }],
      },
    ]);
  });

  it("shows at the field what the shop refuses, and keeps what was typed", async () => {
    const page = await open();
    const message = messages.textLength("title", 3, 150);
    page.shop.on("adminEditProduct", refuse.invalid([{ field: "title", message }]));
    await retype(page, /^Title/, "Truck");
    await page.user.click(save());
    await waitFor(() => expect(saidAt(field(/^Title/))).toBe(message.in("en")));
    expect(field(/^Title/).value).toBe("Truck");
  });

  it("shows both values if somebody else has changed the same field, and keeps what was typed", async () => {
    const page = await open();
    const clash = { field: "price", theirs: 500, yours: 475, by: "Meera", at: null };
    page.shop.on(
      "adminEditProduct",
      new Refusal(409, "edit_conflict", messages.editConflict, { data: { version: "8", fields: [clash] } }),
    );
    await retype(page, /^Price/, "475");
    await page.user.click(save());
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: /500/ }).checked).toBe(true);
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: /475/ }).checked).toBe(false);
    await page.user.click(dialog.getByRole("button", { name: "Back to the form" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(field(/^Price/).value).toBe("475");
    expect(page.shop.bodies("adminEditProduct")).toHaveLength(1);
  });
});

/** A tab that the browser opens, or null where it blocks it. */
function newTab(isBlocked = false) {
  const tab = { location: { replace: vi.fn() }, close: vi.fn() };
  vi.spyOn(window, "open").mockReturnValue(isBlocked ? null : (tab as unknown as Window));
  return tab;
}
const preview = (name: string) => screen.getByRole("button", { name, hidden: true });

describe("looking at a product as shoppers do", () => {
  afterEach(() => vi.restoreAllMocks());

  it("opens in a tab that is there before the shop answers", async () => {
    const page = await open({ ...woodenCar, status: "draft", notSold: "draft" });
    const tab = newTab();
    const data = { path: "/shop/preview/token", until: "2026-11-24T09:30:00.000Z" };
    page.shop.on("adminPreviewProduct", { success: true, data });
    await page.user.click(preview("Preview as a shopper"));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(data.path));
    expect(window.open).toHaveBeenCalledExactlyOnceWith("", "_blank");
    expect(page.shop.bodies("adminPreviewProduct")).toHaveLength(1);
  });

  it("closes the tab again where the shop refuses, and says why", async () => {
    const page = await open();
    const tab = newTab();
    page.shop.on("adminPreviewProduct", refuse.notFound(messages.productNotFound));
    await page.user.click(preview("View in the shop"));
    expect(await screen.findByText(messages.productNotFound.in("en"))).toBeDefined();
    expect(tab.close).toHaveBeenCalledOnce();
  });

  it("asks for nothing where the browser allows no tab, and says so", async () => {
    const page = await open();
    newTab(true);
    await page.user.click(preview("View in the shop"));
    expect(await screen.findByText(page.t("product.preview.blocked"))).toBeDefined();
    expect(page.shop.bodies("adminPreviewProduct")).toEqual([]);
  });

  it.each(languages)("says in %s that what was not saved is not shown", async (language) => {
    const page = await open(woodenCar, language);
    expect(screen.queryByText(page.t("product.preview.saved"))).toBeNull();
    await page.user.type(screen.getAllByDisplayValue(woodenCar.title)[0] as HTMLElement, "!");
    expect(await screen.findByText(page.t("product.preview.saved"))).toBeDefined();
    expect(preview(page.t("product.preview.onSale"))).toBeDefined();
  });
});
