import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { screen, waitFor } from "@testing-library/react";
import { ListContextProvider, useList } from "react-admin";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../../../testing/render-in-panel";
import { woodenCar } from "../../../testing/samples";
import { BulkActions } from "./bulk-actions";

const cars = Array.from({ length: 12 }, (_, at) => ({
  ...woodenCar,
  _id: `prod_${at}`,
  id: `prod_${at}`,
  title: `Car ${at}`,
  version: `v${at}`,
}));

function Selected() {
  const list = useList({ data: cars, resource: "products" });
  return (
    <ListContextProvider value={{ ...list, selectedIds: cars.map(({ id }) => id) }}>
      <BulkActions>{(buttons) => buttons}</BulkActions>
    </ListContextProvider>
  );
}

const done = {
  success: true as const,
  data: cars.map(({ _id }) => ({
    productId: _id,
    outcome: "done" as const,
    message: null,
    version: `after ${_id}`,
  })),
};

describe.each(languages)("a change of several products in %s", (language) => {
  it("shows old and new prices, sends a few at a time with what was read, and sets them back", async () => {
    const { shop, user, t } = await renderInPanel(<Selected />, { language });
    shop.on("adminGetProducts", {
      success: true,
      data: cars,
      meta: { total: 12, page: 1, limit: 100, pages: 1 },
    });
    await user.click(await screen.findByRole("button", { name: t("product.bulk.kinds.price") }));
    await user.type(await screen.findByRole("textbox", { name: t("product.bulk.ways.priceTo") }), "₹५००");
    expect(await screen.findAllByText("₹450.00 → ₹500.00")).toHaveLength(12);
    // Each of the two calls is answered with all of them.
    shop.on("adminEditProducts", done);
    await user.click(screen.getByRole("button", { name: t("product.bulk.apply", { smart_count: 12 }) }));
    await screen.findByText(t("product.bulk.done", { smart_count: 12 }));
    const sent = shop.bodies("adminEditProducts");
    expect(sent).toMatchObject([{ stockReason: "counted" }, {}]);
    expect(sent.flatMap((body) => (body as { edits: object[] }).edits)).toEqual(
      cars.map(({ _id, version }) => ({ productId: _id, version, price: 500 })),
    );
    await user.click(screen.getByRole("button", { name: t("ra.action.undo") }));
    await screen.findByText(t("product.bulk.undone", { smart_count: 12 }));
    expect(shop.bodies("adminEditProducts").at(-1)).toMatchObject({
      edits: cars.map(({ _id }) => ({ productId: _id, version: `after ${_id}`, price: 450 })),
    });
  });
});

it("says at each product why it was refused, and stays open", async () => {
  const { shop, user, t } = await renderInPanel(<Selected />);
  shop.on("adminGetProducts", {
    success: true,
    data: cars.slice(0, 2),
    meta: { total: 2, page: 1, limit: 100, pages: 1 },
  });
  const said = messages.stockReserved(1, null).in("en");
  shop.on("adminEditProducts", {
    success: true,
    data: [
      { productId: "prod_0", outcome: "done", message: null, version: "after" },
      { productId: "prod_1", outcome: "refused", message: said, version: "v1" },
    ],
  });
  await user.click(await screen.findByRole("button", { name: t("product.bulk.kinds.stock") }));
  await user.type(await screen.findByRole("textbox", { name: t("product.bulk.ways.stockTo") }), "0");
  await user.click(await screen.findByRole("button", { name: t("product.bulk.apply", { smart_count: 2 }) }));
  expect(await screen.findByText(said)).toBeDefined();
  await waitFor(() => expect(screen.getByText(t("product.bulk.done", { smart_count: 1 }))).toBeDefined());
});
