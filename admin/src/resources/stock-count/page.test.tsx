import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import type { CountRow } from "@contract/stock-count";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { StockCountPage } from "./page";

const row = (nth: number, stocked: number): CountRow => ({
  _id: `variant_${nth}`,
  productId: `prod_${nth}`,
  title: `Wooden car ${nth}`,
  choice: null,
  sku: `CAR-${nth}`,
  stocked,
  reserved: 0,
  mark: "7",
});
const rows = [row(1, 5), row(2, 8)];
const shelves = (some: CountRow[]) => ({
  success: true as const,
  data: { rows: some, hasMore: false, locations: [] },
});

beforeEach(() => localStorage.clear());

describe.each(languages)("counting the shelves in %s", (language) => {
  it("sends the count with the books of that moment, and asks for one that was refused again", async () => {
    const shop = new ShopStandIn();
    shop.on("adminGetStockCount", shelves(rows));
    const { user, t } = await renderInPanel(<StockCountPage />, { language, shop });
    const said = messages.stockCountedSince("Asha").in(language);
    shop.on("adminApplyStockCount", {
      success: true,
      data: [{ variantId: "variant_1", outcome: "refused", by: 0, message: said }],
    });
    const fieldOf = (title: string) =>
      screen.findByRole<HTMLInputElement>("textbox", { name: `${t("stockCount.counted")}: ${title}` });
    await user.type(await fieldOf("Wooden car 1"), "x{Enter}");
    await screen.findByText(t("stock.wholePieces"));
    const apply = screen.getByRole<HTMLButtonElement>("button", { name: t("stockCount.apply") });
    expect(apply.disabled).toBe(true);

    // One was sold since the page was opened: the count is compared with the books of now.
    shop.on("adminGetStockCount", shelves([row(1, 4)]));
    await user.clear(await fieldOf("Wooden car 1"));
    await user.type(await fieldOf("Wooden car 1"), "3{Enter}");
    await screen.findByText(t("stockCount.fewer", { smart_count: 1 }));
    expect(document.activeElement).toBe(await fieldOf("Wooden car 2"));

    shop.on("adminGetStockCount", shelves(rows));
    await user.click(apply);
    await screen.findByText(said);
    expect((await fieldOf("Wooden car 1")).value).toBe("");
    await waitFor(() =>
      expect(shop.bodies("adminApplyStockCount")).toEqual([
        { locationId: null, lines: [{ variantId: "variant_1", counted: 3, read: 4, mark: "7" }] },
      ]),
    );
  });
});
