import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { screen, waitFor } from "@testing-library/react";
import { ListContextProvider, useList } from "react-admin";
import { describe, expect, it } from "vitest";
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
      <OrderRows bulk={<BulkMoves />} />
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
