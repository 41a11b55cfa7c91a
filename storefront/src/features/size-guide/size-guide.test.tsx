import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import type { SizeGuide } from "@contract/size-guides";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { localKeys, readLocal, removeLocal } from "@/lib/storage";
import { renderInShop } from "@/testing/render-in-shop";
import { SizeGuideLink } from "./size-guide-link";

const guide: SizeGuide = {
  _id: "shirts",
  of: "garment",
  measures: ["chest", "sleeve"],
  rows: [
    { size: "S", cells: [{ from: 960, to: 960 }, null] },
    {
      size: "M",
      cells: [
        { from: 1_020, to: 1_050 },
        { from: 610, to: 610 },
      ],
    },
  ],
};

beforeEach(() => removeLocal(localKeys.sizeUnit));

async function openGuide(language: (typeof languages)[number] = "en", size: string | undefined = "M") {
  const shop = new ShopStandIn();
  shop.on("getSizeGuide", { success: true, data: guide });
  const page = await renderInShop(<SizeGuideLink slug="check-shirt" size={size} />, {
    shop,
    language,
    texts: ["options", "sizeguide"],
  });
  await page.user.click(screen.getByRole("link", { name: page.t("options:guide") }));
  return page;
}
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

describe("the size guide of a product", () => {
  it("is a table with a row for each size, and says which one is chosen", async () => {
    const { shop } = await openGuide();
    const dialog = await screen.findByRole("dialog", { name: "Size guide" });
    const table = await within(dialog).findByRole("table", {
      name: "Measured on the garment laid flat, in centimetres",
    });
    expect(shop.queries("getSizeGuide")).toEqual([{ product: "check-shirt" }]);
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Size", "Chest", "Sleeve"]);
    const [, small, medium] = within(table).getAllByRole("row");
    expect(within(small as HTMLElement).getByRole("rowheader").textContent).toBe("S");
    expect(cellsOf(small as HTMLElement)).toEqual(["96", "–"]);
    expect(within(medium as HTMLElement).getByRole("rowheader").textContent).toBe("M, your choice");
    expect(cellsOf(medium as HTMLElement)).toEqual(["102–105", "61"]);
    within(dialog).getByText("From the shoulder seam to the end of the sleeve");
    expect(within(dialog).queryByText(/heel/)).toBeNull();
  });

  it.each(languages)("is in inches once that was chosen, and the next time, %s", async (language) => {
    const { user, t } = await openGuide(language);
    await user.click(await screen.findByRole("radio", { name: t("sizeguide:units.in") }));
    expect(cellsOf(screen.getAllByRole("row")[2] as HTMLElement)).toEqual(["40¼–41¼", "24"]);
    expect(screen.getByRole("table").textContent).toContain(t("sizeguide:units.in"));
    expect(readLocal(localKeys.sizeUnit)).toBe("in");
    await user.click(screen.getByRole("button", { name: t("close") }));
    expect(screen.queryByRole("table")).toBeNull();
    await user.click(screen.getByRole("link", { name: t("options:guide") }));
    expect(
      await screen.findByRole<HTMLInputElement>("radio", { name: t("sizeguide:units.in") }),
    ).toHaveProperty("checked", true);
  });

  it("is a page for whoever opens it in a new tab", async () => {
    await renderInShop(<SizeGuideLink slug="check-shirt" size="M" />, { texts: ["options", "sizeguide"] });
    const link = screen.getByRole("link", { name: "Size guide" });
    expect(link.getAttribute("href")).toBe("/plain/size-guide?product=check-shirt&size=M");
  });

  it("that was deleted a moment ago, or does not come, says so", async () => {
    const shop = new ShopStandIn();
    shop.on("getSizeGuide", refuse.notFound(messages.sizeGuideNotFound));
    const { user } = await renderInShop(<SizeGuideLink slug="check-shirt" size={undefined} />, {
      shop,
      texts: ["options", "sizeguide"],
    });
    await user.click(screen.getByRole("link", { name: "Size guide" }));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "There is no size guide for this product",
    );
    shop.on("getSizeGuide", { success: true, data: guide });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.getByRole("table")).toBeDefined());
    expect(screen.queryByText(/your choice/)).toBeNull();
  });
});
