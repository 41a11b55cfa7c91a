import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../../../testing/render-in-panel";
import { woodenCar } from "../../../testing/samples";
import { ProductList } from "../list";

const cars = [1, 2].map((at) => ({ ...woodenCar, _id: `prod_${at}`, id: `prod_${at}`, title: `Car ${at}` }));
const list = { success: true as const, data: cars, meta: { total: 2, page: 1, limit: 25, pages: 1 } };
function prepared(): ShopStandIn {
  const shop = new ShopStandIn();
  shop.on("adminGetProducts", list);
  return shop;
}
// jsdom has no width; the list is then a table.
const cell = (label: string) => screen.findByRole("button", { name: (name) => name.endsWith(`, ${label}`) });
const input = (label: string) => screen.findByRole("textbox", { name: label });
type User = Awaited<ReturnType<typeof renderInPanel>>["user"];
/** Opens a cell and types over what stands in it. */
async function typeOver(user: User, label: string, typed: string) {
  await user.click(await cell(label));
  await user.clear(await input(label));
  await user.type(await input(label), typed);
}

describe.each(languages)("prices and stock in the list in %s", (language) => {
  it("are changed with the keyboard alone: Enter opens and saves, arrows go on, Escape leaves it", async () => {
    const shop = prepared();
    const { user, t } = await renderInPanel(<ProductList />, { language, shop });
    const price = (at: number) => `${t("resources.products.fields.price")}: Car ${at}`;
    (await cell(price(1))).focus();
    await user.keyboard("{Enter}");
    await input(price(1));
    // What stood there is selected.
    await user.keyboard("५१०");
    shop.on("adminEditProduct", { success: true, data: { ...cars[0], price: 510, version: "8" } as never });
    await user.keyboard("{ArrowDown}");
    expect(shop.bodies("adminEditProduct")).toEqual([{ price: 510, version: "7" }]);
    expect(await screen.findByText("₹510.00")).toBeDefined();
    expect(await input(price(2))).toHaveProperty("value", "450");
    await user.keyboard("99{Escape}");
    expect(shop.bodies("adminEditProduct")).toHaveLength(1);
    const stock = `${t("stock.typed.counted")}: Car 2`;
    await typeOver(user, stock, "9");
    shop.on("adminChangeStock", { success: true, data: { ...cars[1], totalStock: 8 } as never });
    await user.keyboard("{Enter}");
    await waitFor(() =>
      expect(shop.bodies("adminChangeStock")).toEqual([
        { reason: "counted", changes: [{ size: null, counted: 9, read: 13 }], version: "7" },
      ]),
    );
  });

  it("say that somebody has counted since, show their figure, and take a second count", async () => {
    const shop = prepared();
    const { user, t } = await renderInPanel(<ProductList />, { language, shop });
    const stock = `${t("stock.typed.counted")}: Car 1`;
    await typeOver(user, stock, "9");
    shop.on("adminChangeStock", refuse.conflict("counted_since", messages.stockCountedSince("Meera")));
    const shelves = [{ ...woodenCar.shelves[0], stocked: 10 }];
    shop.on("adminGetProducts", { ...list, data: [{ ...cars[0], shelves, version: "9" } as never] });
    await user.keyboard("{Enter}");
    expect(await screen.findByText(/Meera/)).toBeDefined();
    expect(await input(stock)).toHaveProperty("value", "9");
    shop.on("adminChangeStock", { success: true, data: { ...cars[0], version: "10" } as never });
    await waitFor(async () => {
      await user.keyboard("{Enter}");
      expect(shop.bodies("adminChangeStock").at(-1)).toEqual({
        reason: "counted",
        changes: [{ size: null, counted: 9, read: 10 }],
        version: "9",
      });
    });
  });

  /** Nine are counted while the line is down, and the shop has nine when it is read again. */
  async function nineUnheard() {
    const shop = prepared();
    const { user, t } = await renderInPanel(<ProductList />, { language, shop });
    const stock = `${t("stock.typed.counted")}: Car 1`;
    await typeOver(user, stock, "9");
    shop.on("adminChangeStock", "unreachable");
    const shelves = [{ ...woodenCar.shelves[0], stocked: 9 }];
    shop.on("adminGetProducts", {
      ...list,
      data: [{ ...cars[0], shelves, totalStock: 9, version: "8" } as never],
    });
    await user.click(document.body);
    const again = await screen.findByRole("button", { name: t("product.inline.unsaved") });
    return { shop, user, t, stock, again };
  }

  it("that the shop does not hear of stay, say that they are not saved, and are the same count when tried again", async () => {
    // Four are sold before the line is there again: the figure is by chance what was typed.
    const { shop, user, t, stock, again } = await nineUnheard();
    expect(await input(stock)).toHaveProperty("value", "9");
    expect((await input(stock)).getAttribute("aria-invalid")).toBe("true");
    const saved = {
      ...cars[0],
      shelves: [{ ...woodenCar.shelves[0], stocked: 5 }],
      totalStock: 5,
      version: "9",
    };
    shop.on("adminChangeStock", { success: true, data: saved as never });
    await user.click(again);
    await waitFor(() => expect(screen.queryByRole("textbox", { name: stock })).toBeNull());
    expect(screen.queryByRole("button", { name: t("product.inline.unsaved") })).toBeNull();
    const [first, second] = shop.bodies("adminChangeStock");
    expect(first).toEqual({
      reason: "counted",
      changes: [{ size: null, counted: 9, read: 13 }],
      version: "7",
    });
    expect(second).toEqual(first);
    const [key, sameKey] = shop.headers("adminChangeStock", "idempotency-key");
    expect(sameKey).toBe(key);
  });

  it("that were left by Escape are not called unsaved when the cell is opened again", async () => {
    // The shop has saved it, and only its answer was lost.
    const { shop, user, t, stock } = await nineUnheard();
    await user.click(await input(stock));
    await user.keyboard("{Escape}");
    await user.click(await cell(stock));
    expect(await input(stock)).toHaveProperty("value", "9");
    expect(screen.queryByRole("button", { name: t("product.inline.unsaved") })).toBeNull();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("textbox", { name: stock })).toBeNull());
    expect(shop.bodies("adminChangeStock")).toHaveLength(1);
  });

  it("are saved by whoever goes on to something else; what cannot be read stays", async () => {
    const shop = prepared();
    const { user, t } = await renderInPanel(<ProductList />, { language, shop });
    const price = `${t("resources.products.fields.price")}: Car 1`;
    await user.click(await cell(price));
    await user.keyboard("5x");
    await user.click(document.body);
    expect(await input(price)).toHaveProperty("value", "5x");
    expect(shop.bodies("adminEditProduct")).toEqual([]);
    shop.on("adminEditProduct", { success: true, data: { ...cars[0], price: 5, version: "8" } as never });
    await user.clear(await input(price));
    await user.type(await input(price), "5");
    await user.click(document.body);
    expect(await screen.findByText("₹5.00")).toBeDefined();
    expect(shop.bodies("adminEditProduct")).toEqual([{ price: 5, version: "7" }]);
  });

  it("say who was quicker, keep what was typed, and save it at the second try", async () => {
    const shop = prepared();
    const { user, t } = await renderInPanel(<ProductList />, { language, shop });
    const price = `${t("resources.products.fields.price")}: Car 1`;
    await typeOver(user, price, "510");
    const fields = [{ field: "price", theirs: 499, yours: 510, by: "Meera", at: null }];
    shop.on(
      "adminEditProduct",
      refuse.conflict("edit_conflict", messages.editConflict, { version: "9", fields }),
    );
    shop.on("adminGetProducts", { ...list, data: [{ ...cars[0], price: 499, version: "9" } as never] });
    await user.keyboard("{Enter}");
    expect(
      await screen.findByText(t("product.inline.overtakenBy", { name: "Meera", value: "₹499.00" })),
    ).toBeDefined();
    expect(await input(price)).toHaveProperty("value", "510");
    shop.on("adminEditProduct", { success: true, data: { ...cars[0], price: 510, version: "10" } as never });
    await waitFor(async () => {
      await user.keyboard("{Enter}");
      expect(shop.bodies("adminEditProduct").at(-1)).toEqual({ price: 510, version: "9" });
    });
  });
});
