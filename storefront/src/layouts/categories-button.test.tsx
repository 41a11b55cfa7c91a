import { type Language, languages } from "@contract/constants";
import { refuse } from "@contract/refusal";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { CategoriesButton } from "./categories-button";
import { MainNav } from "./main-nav";

const category = (id: string, name: string, isHidden = false) => ({
  id,
  label: { en: name, hi: `${name} hi`, mr: `${name} mr` },
  icon: "basket",
  isHidden,
});
const terms = {
  categories: [category("toys", "Toys"), category("farming", "Farming"), category("lamps", "Lamps", true)],
};
const written = { line: "", intro: "", title: "", description: "" };
const texts = [
  { _id: "toys", ...written, kinds: [{ slug: "puzzles", name: "Puzzles" }] },
  { _id: "lamps", ...written, kinds: [{ slug: "bulbs", name: "Bulbs" }] },
];

/** The row of categories with what makes its first link a button. `reads`: whether the shop says what the kinds are. */
async function show(language: Language = "en", reads = true) {
  const shop = new ShopStandIn();
  shop.on("getTerms", Response.json({ success: true, data: terms }));
  shop.on("getCategories", reads ? Response.json({ success: true, data: texts }) : refuse.notFound());
  const shown = await renderInShop(
    <>
      <MainNav />
      <CategoriesButton />
    </>,
    { texts: ["kinds"], shop, language },
  );
  return { ...shown, button: await screen.findByRole("button", { name: shown.t("nav.categories") }) };
}

const places = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

describe.each(languages)("in %s", (language) => {
  it("opens every category that is shown with its kinds in one sheet", async () => {
    const { user, button, t } = await show(language);
    expect(button.getAttribute("aria-haspopup")).toBe("dialog");
    await user.click(button);
    const sheet = await screen.findByRole("dialog", { name: t("nav.categories") });
    const toys = await within(sheet).findByRole("region", { name: /^Toys/ });
    expect(places(toys)).toEqual(["/shop/listing?category=toys&kind=puzzles", "/shop/listing?category=toys"]);
    expect(places(within(sheet).getByRole("region", { name: /^Farming/ }))).toEqual([
      "/shop/listing?category=farming",
    ]);
    expect(within(sheet).queryByText(/Lamps|Bulbs/)).toBeNull();
    expect(places(sheet)[0]).toBe("/shop/listing");
  });
});

it("is opened by the space bar, and closed by the way to a kind, whose category is kept for the session", async () => {
  const { user, button } = await show();
  button.focus();
  await user.keyboard(" ");
  const sheet = await screen.findByRole("dialog");
  await user.click(await within(sheet).findByRole("link", { name: "Puzzles" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sessionStorage.getItem("filters")).toBe('{"category":["toys"]}');
  expect(document.activeElement).toBe(button);
});

it("still offers each category where the kinds cannot be read", async () => {
  const { user, button } = await show("en", false);
  await user.click(button);
  expect(await screen.findByRole("link", { name: "Everything in Toys" })).toBeTruthy();
});
