import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { screen, waitFor } from "@testing-library/react";
import { ListContextProvider, useList } from "react-admin";
import { describe, expect, it, vi } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { ashasOrder } from "../../testing/samples";
import { BulkMoves } from "./bulk-moves";
import { OrderRows } from "./order-rows";

const orders = Array.from({ length: 7 }, (_, at) => ({
  ...ashasOrder,
  id: `order_${at}`,
  orderNumber: `SB-26-00000${at}`,
}));

function Phone() {
  return (
    <ListContextProvider value={useList({ data: orders, resource: "orders" })}>
      <BulkMoves>{(buttons) => <OrderRows bulk={buttons} />}</BulkMoves>
    </ListContextProvider>
  );
}

describe.each(languages)("moving several orders in %s", (language) => {
  it("sends the selection a few at a time and shows why one was refused", async () => {
    const { shop, user, t } = await renderInPanel(<Phone />, {
      language,
      resource: "orders",
      role: "packer",
    });
    const said = messages.orderNotBooked.in(language);
    shop.on("adminMoveOrders", {
      success: true,
      data: [{ orderId: "order_2", orderNumber: "SB-26-000002", outcome: "refused", message: said }],
    });
    for (const { orderNumber } of orders)
      await user.click(await screen.findByRole("checkbox", { name: orderNumber }));
    await user.click(screen.getByRole("button", { name: t("bulk.shipped") }));
    expect((await screen.findAllByText(said, { exact: false })).length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(shop.bodies("adminMoveOrders")).toEqual([
        { orderIds: orders.slice(0, 5).map(({ id }) => id), orderStatus: "shipped" },
        { orderIds: orders.slice(5).map(({ id }) => id), orderStatus: "shipped" },
      ]),
    );
  });
});

it("a portion that met a busy shop is sent again, and what it had done counts", async () => {
  const { shop, user, t } = await renderInPanel(<Phone />, { resource: "orders", role: "packer" });
  shop.on("adminMoveOrders", refuse.unavailable());
  for (const { orderNumber } of orders.slice(0, 2))
    await user.click(await screen.findByRole("checkbox", { name: orderNumber }));
  await user.click(screen.getByRole("button", { name: t("bulk.shipped") }));
  await waitFor(() => expect(shop.bodies("adminMoveOrders")).toHaveLength(1));
  const moved = { message: null, orderNumber: null };
  shop.on("adminMoveOrders", {
    success: true,
    data: [
      { ...moved, orderId: "order_0", outcome: "already" },
      { ...moved, orderId: "order_1", outcome: "done" },
    ],
  });
  expect(await screen.findByText(t("bulk.done", { some: 2, all: 2 }))).toBeDefined();
  expect(shop.bodies("adminMoveOrders")).toHaveLength(2);
});

describe.each(languages)("the papers of several orders in %s", (language) => {
  it("are asked for in the list's order, and what is missing is named", async () => {
    const said = messages.noLabel.in(language);
    const missing = [{ orderNumber: "SB-26-000003", kind: "label", message: said }];
    const { shop, user, t } = await renderInPanel(<Phone />, {
      language,
      resource: "orders",
      role: "packer",
    });
    const headers = { "papers-missing": encodeURIComponent(JSON.stringify(missing)) };
    shop.on("adminGetPapers", new Response("%PDF-1.4", { headers }));
    // jsdom has no files in memory.
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: () => "blob:papers", revokeObjectURL: () => {} }),
    );
    for (const at of [3, 1])
      await user.click(await screen.findByRole("checkbox", { name: `SB-26-00000${at}` }));
    await user.click(screen.getByRole("button", { name: t("papers.button") }));
    await screen.findByText(said, { exact: false });
    expect(screen.getByRole("link", { name: t("papers.open") }).getAttribute("href")).toBe("blob:papers");
    expect(shop.queries("adminGetPapers")).toEqual([
      { orderIds: "order_1,order_3", kinds: "label,slip,invoice" },
    ]);
  });
});
