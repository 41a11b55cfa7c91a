import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { ShopStandIn } from "@testing/shop-stand-in";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../../../testing/render-in-panel";
import { woodenCar } from "../../../testing/samples";
import { ProductList } from "../list";

const shirt = (stocked: { M: number; L: number }, version: string) => {
  const shelves = (["M", "L"] as const).map((size) => ({
    variantId: `variant_${size}`,
    sku: null,
    size,
    options: [],
    stocked: stocked[size],
    reserved: 0,
    managesStock: true,
    allowsBackorder: false,
  }));
  return { ...woodenCar, shelves, version };
};
const list = (product: ReturnType<typeof shirt>) => ({
  success: true as const,
  data: [product],
  meta: { total: 1, page: 1, limit: 25, pages: 1 },
});

/** The dialog as it is opened from the list, for a count. */
async function counting() {
  const shop = new ShopStandIn();
  shop.on("adminGetProducts", list(shirt({ M: 10, L: 5 }, "7")));
  const page = await renderInPanel(<ProductList />, { shop });
  const { user, t } = page;
  const label = `${t("stock.typed.counted")}: ${woodenCar.title}`;
  await user.click(await screen.findByRole("button", { name: (name) => name.endsWith(`, ${label}`) }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("combobox"));
  await user.click(await screen.findByRole("option", { name: t("stock.reasons.counted") }));
  return {
    ...page,
    type: (size: "M" | "L", text: string) =>
      user.type(dialog.getByRole("textbox", { name: `${size}: ${t("stock.typed.counted")}` }), text),
    free: (pieces: number) => dialog.findByText(new RegExp(`^${t("stock.free", { smart_count: pieces })} `)),
    save: () => user.click(dialog.getByRole("button", { name: t("stock.save") })),
    /** What the shop has by now, read again as whoever comes back to the window makes the panel read it. */
    comesBackTo: (product: ReturnType<typeof shirt>) => {
      shop.on("adminGetProducts", list(product));
      fireEvent(window, new Event("visibilitychange"));
    },
  };
}

describe("a count in the stock dialog of the list", () => {
  it("is of the figure at which it was typed, for each shelf, whatever the list reads meanwhile", async () => {
    const { shop, type, comesBackTo, free, save } = await counting();
    await type("M", "10");
    comesBackTo(shirt({ M: 9, L: 4 }, "8"));
    await free(4);
    await type("L", "4");
    shop.on("adminChangeStock", { success: true, data: woodenCar });
    await save();
    await waitFor(() =>
      expect(shop.bodies("adminChangeStock")).toMatchObject([
        {
          changes: [
            { size: "M", counted: 10, read: 10 },
            { size: "L", counted: 4, read: 4 },
          ],
          version: "7",
        },
      ]),
    );
  });

  it("is of today's figure if it is typed anew, or was refused because somebody has counted since", async () => {
    const { shop, user, t, type, comesBackTo, free, save } = await counting();
    await type("M", "8");
    comesBackTo(shirt({ M: 9, L: 4 }, "8"));
    await free(4);
    await user.clear(screen.getByRole("textbox", { name: `M: ${t("stock.typed.counted")}` }));
    await free(9);
    await type("M", "8");
    shop.on("adminChangeStock", refuse.conflict("counted_since", messages.stockCountedSince("Meera")));
    shop.on("adminGetProducts", list(shirt({ M: 6, L: 4 }, "9")));
    await save();
    await free(6);
    await save();
    await waitFor(() =>
      expect(shop.bodies("adminChangeStock")).toMatchObject([
        { changes: [{ counted: 8, read: 9 }], version: "8" },
        { changes: [{ counted: 8, read: 6 }], version: "9" },
      ]),
    );
  });
});
