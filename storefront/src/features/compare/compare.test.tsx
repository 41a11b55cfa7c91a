import { languages } from "@contract/constants";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { CardCompare } from "./card-compare";
import CompareBar from "./compare-bar";
import { CompareButton } from "./compare-button";
import { compared, keepCompared } from "./compared";
import type { ComparedProduct } from "./compared-product";
import Comparison from "./comparison";

const phone = (n: number) => ({
  _id: `prod_${n}`,
  title: `Phone ${n}`,
  category: "electronics",
  kind: "phones",
});
const fridge = { _id: "prod_fridge", title: "Refrigerator", category: "electronics", kind: "refrigerators" };
const pressed = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-pressed");
const open = (language: (typeof languages)[number] = "en") =>
  renderInShop(
    <>
      {[1, 2, 3, 4, 5].map((n) => (
        <CardCompare key={n} product={phone(n)} />
      ))}
      <CardCompare product={fridge} />
      <CompareBar />
    </>,
    { texts: ["compare"], language },
  );

beforeEach(() => {
  keepCompared({ of: "", ids: [] });
});

describe("choosing products to compare", () => {
  it("is kept in the browser, counted in the bar, and taken back by a second press or all at once", async () => {
    const { user } = await open();
    expect(screen.queryByRole("region", { name: "Compare" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Compare: Phone 1" }));
    expect(await screen.findByText(/1 of 4/)).toBeDefined();
    expect(screen.getByText(/choose another one/)).toBeDefined();
    expect(screen.queryByRole("link", { name: "Compare" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Compare: Phone 2" }));
    expect(await screen.findByText("2 of 4")).toBeDefined();
    const way = screen.getByRole("link", { name: "Compare" });
    expect(way.getAttribute("href")).toBe("/compare?products=prod_1,prod_2");
    expect(compared()).toEqual({ of: "electronics/phones", ids: ["prod_1", "prod_2"] });
    await user.click(screen.getByRole("button", { name: "Compare: Phone 1" }));
    await waitFor(() => expect(pressed("Compare: Phone 1")).toBe("false"));
    expect(compared().ids).toEqual(["prod_2"]);
    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect(screen.queryByText(/of 4/)).toBeNull();
    expect(compared().ids).toEqual([]);
  });

  it("refuses another kind in one sentence, which offers to start anew with it", async () => {
    keepCompared({ of: "electronics/phones", ids: ["prod_1", "prod_2"] });
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Compare: Refrigerator" }));
    expect(
      await screen.findByText("Only products of one kind can be compared with each other"),
    ).toBeDefined();
    expect(compared().ids).toEqual(["prod_1", "prod_2"]);
    await user.click(screen.getByRole("button", { name: "Start anew with this" }));
    expect(compared()).toEqual({ of: "electronics/refrigerators", ids: ["prod_fridge"] });
    expect(pressed("Compare: Refrigerator")).toBe("true");
    expect(pressed("Compare: Phone 1")).toBe("false");
  });

  it("refuses a fifth, and keeps the four", async () => {
    const four = ["prod_1", "prod_2", "prod_3", "prod_4"];
    keepCompared({ of: "electronics/phones", ids: four });
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Compare: Phone 5" }));
    expect(await screen.findByText(/4 products can be compared at once/)).toBeDefined();
    expect(compared().ids).toEqual(four);
  });

  it("hears of what is chosen in another tab", async () => {
    await renderInShop(<CompareButton product={phone(1)} />, { texts: ["compare"] });
    expect(pressed("Compare")).toBe("false");
    keepCompared({ of: "electronics/phones", ids: ["prod_1"] });
    await waitFor(() => expect(pressed("Compare")).toBe("true"));
  });

  it.each(languages)("speaks %s", async (language) => {
    keepCompared({ of: "electronics/phones", ids: ["prod_1", "prod_2"] });
    const { t } = await open(language);
    expect(screen.getByRole("region", { name: t("compare:title") })).toBeDefined();
    expect(screen.getByRole("button", { name: `${t("compare")}: Phone 1` })).toBeDefined();
  });
});

describe("products beside each other", () => {
  const product = (n: number, changes: Partial<ComparedProduct> = {}): ComparedProduct => ({
    ...phone(n),
    slug: `phone-${n}`,
    brand: "other",
    price: 10_000 * n,
    salePrice: 0,
    batteryHealth: null,
    condition: "new",
    image: "/pictures/phone-1080.webp",
    weight: 0.4,
    length: 18,
    breadth: 10,
    height: 6,
    countryOfOrigin: "India",
    material: null,
    mrp: null,
    netQuantity: null,
    maker: null,
    specifications: [
      { label: "Storage", value: `${128 * n} GB` },
      { label: "Port", value: "USB-C" },
    ],
    averageReview: 4,
    reviewCount: 2,
    totalStock: 5,
    inStock: true,
    sizes: [],
    options: [],
    ...changes,
  });
  const show = (products: ComparedProduct[]) =>
    renderInShop(<Comparison products={products} ids={products.map(({ _id }) => _id)} />, {
      texts: ["compare"],
    });

  it("say MRP, net quantity, unit price and maker where one of them has them", async () => {
    await show([product(1), product(2, { netQuantity: "4 pieces", mrp: 24_000, maker: "Konkan Imports" })]);
    const cells = (label: RegExp) =>
      [...screen.getByRole("row", { name: label }).querySelectorAll("td")].map(
        ({ textContent }) => textContent,
      );
    expect(cells(/^Unit price/)[1]).toBe("₹5,000.00 per piece");
    expect(cells(/^Net quantity/)[1]).toBe("4 pieces");
    expect(cells(/^MRP/)[1]).toBe("₹24,000");
    expect(cells(/^Manufacturer/)[1]).toBe("Konkan Imports");
  });

  it("are a table with names for rows and columns; the switch is on where they differ", async () => {
    const { user } = await show([product(1), product(2)]);
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Phone 1",
      "Phone 2",
    ]);
    const row = screen.getByRole("row", { name: /^Storage/ });
    expect([...row.querySelectorAll("td")].map(({ textContent }) => textContent)).toEqual([
      "128 GB",
      "256 GB",
    ]);
    const rows = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
    expect(rows.indexOf("Storage")).toBeLessThan(rows.indexOf("Port"));
    const only = screen.getByRole("checkbox", { name: "Only differences" });
    expect((only as HTMLInputElement).checked).toBe(true);
    await user.click(only);
    expect((only as HTMLInputElement).checked).toBe(false);
  });

  it("have no switch where there is nothing to tell apart", async () => {
    await show([product(1)]);
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.getByRole("row", { name: /^Port/ })).toBeDefined();
    expect(screen.queryByRole("link", { name: /^Take away/ })).toBeNull();
  });

  it("go into the cart where there is nothing to choose; otherwise their page is the way", async () => {
    const colours = [{ name: "Colour", values: ["Blue", "Black"] }];
    await show([product(1), product(2, { options: colours }), product(3, { totalStock: 0, inStock: false })]);
    expect(screen.getByRole("button", { name: /^Add to Cart ?: Phone 1$/ })).toBeDefined();
    const href = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");
    expect(href(/^Choose ?: Phone 2$/)).toBe("/shop/product/phone-2");
    expect(href(/^See product ?: Phone 3$/)).toBe("/shop/product/phone-3");
    expect(href(/^Take away: Phone 2$/)).toBe("/compare?products=prod_1,prod_3");
    expect(screen.getByRole("row", { name: /^Colour/ }).textContent).toContain("Blue, Black");
  });
});
