import { languages } from "@contract/constants";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { KindRow } from "./kind-row";

const kinds = [
  { slug: "phones", name: "Mobile phones" },
  { slug: "mice", name: "Computer mice" },
  { slug: "cameras", name: "Cameras" },
];
const counts = [
  { value: "phones", count: 56 },
  { value: "cameras", count: 2 },
];
const picture = "/pictures/phone-square-navy-pair-1080.webp";

const show = (chosen: string[], language: (typeof languages)[number] = "en") => {
  const shop = new ShopStandIn();
  shop.on("getKindPictures", { success: true, data: { phones: picture } });
  return renderInShop(
    <KindRow
      category="electronics"
      name="Electronics"
      kinds={kinds}
      counts={counts}
      chosen={chosen}
      addressOf={({ kind }) => `/shop/listing?kind=${kind}`}
    />,
    {
      texts: ["kinds"],
      language,
      shop,
    },
  );
};

describe("the kinds above a category's list", () => {
  it.each(languages)("are tiles with picture, name and count, without empty ones, %s", async (language) => {
    await show([], language);
    const links = within(screen.getByRole("navigation")).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(["Mobile phones 56", "Cameras 2"]);
    expect(links[0]?.getAttribute("href")).toBe("/shop/listing?kind=phones");
    await waitFor(() =>
      expect(links[0]?.querySelector("img")?.getAttribute("src")).toMatch(/pair-160\.webp$/),
    );
    // Its picture is not known: the tile keeps its place.
    expect(links[1]?.querySelector("img")).toBeNull();
  });

  it("are chips once one is chosen, which leads back", async () => {
    await show(["phones"]);
    const chosen = screen.getByRole("link", { name: "Mobile phones", current: "page" });
    expect(chosen.getAttribute("href")).toBe("/shop/listing?kind=");
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "All",
      "Mobile phones",
      "Cameras",
    ]);
    expect(document.querySelector("img")).toBeNull();
  });
});
