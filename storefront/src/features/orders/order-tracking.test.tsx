import { languages } from "@contract/constants";
import type { Tracking } from "@contract/orders";
import { packedOrder } from "@testing/sample-order";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { z } from "zod";
import { shortDay } from "@/lib/dates";
import { renderInShop } from "@/testing/render-in-shop";
import { OrderTracking } from "./order-tracking";
import { useOrder } from "./queries";

const { _id: orderId, orderNumber } = packedOrder;
const tracking: z.infer<typeof Tracking> = {
  orderId,
  orderNumber,
  orderStatus: "out_for_delivery",
  paymentStatus: "paid",
  deliveryMethod: "courier",
  placedAt: "2026-11-20T06:00:00.000Z",
  expectedDelivery: null,
  courier: null,
  parcels: [],
  steps: [{ key: "out_for_delivery", label: "Out for delivery", state: "current", at: null }],
  events: [],
  canCancel: false,
  canReturn: false,
  returnBy: null,
};
const delivered: typeof tracking = {
  ...tracking,
  orderStatus: "delivered",
  steps: [{ key: "delivered", label: "Delivered", state: "done", at: "2026-11-21T06:00:00.000Z" }],
};

const show = (shop: ShopStandIn) =>
  renderInShop(<OrderTracking orderId={orderId} />, { texts: ["orders", "shell"], shop });

it("can be refreshed beside its heading, and the button keeps the focus when the parcel has arrived", async () => {
  const shop = new ShopStandIn();
  shop.on("trackOrder", { success: true, data: tracking });
  const { user, t } = await show(shop);
  const refresh = await screen.findByRole("button", { name: t("orders:refresh") });
  const heading = screen.getByRole("heading", { name: t("orders:progress") });
  expect(within(heading.parentElement as HTMLElement).getByRole("button")).toBe(refresh);
  shop.on("trackOrder", { success: true, data: delivered });
  await user.click(refresh);
  expect(await screen.findByText(t("orders:status.delivered"))).toBeDefined();
  expect(document.activeElement).toBe(refresh);
});

it("is not offered again for an order that has arrived", async () => {
  const shop = new ShopStandIn();
  shop.on("trackOrder", { success: true, data: delivered });
  const { t } = await show(shop);
  expect(await screen.findByText(t("orders:status.delivered"))).toBeDefined();
  expect(screen.queryByRole("button", { name: t("orders:refresh") })).toBeNull();
});

it.each(languages)("no longer says that it arrives on days that are over, in %s", async (language) => {
  const shop = new ShopStandIn();
  const over = { from: "2026-11-19", to: "2026-11-20" };
  shop.on("trackOrder", { success: true, data: { ...tracking, expectedDelivery: over } });
  const { t } = await renderInShop(<OrderTracking orderId={orderId} />, {
    language,
    texts: ["orders", "shell"],
    shop,
  });
  const [before = "", after = ""] = t("orders:lateArrival").split("{{day}}");
  const said = await screen.findByText(new RegExp(after));
  expect(said.textContent).toBe(`${before}${shortDay(over.to, language)}${after}`);
});

/** The order's page asks for the order as well, before it shows where that is. */
function Page() {
  const { data, refetch } = useOrder(orderId);
  return (
    <>
      <button type="button" onClick={() => void refetch()}>
        Ask for the order
      </button>
      {data && <OrderTracking orderId={orderId} />}
    </>
  );
}

it("asks for the order again, once, where that answered before the parcel moved", async () => {
  const shop = new ShopStandIn();
  shop.on("getOrder", { success: true, data: packedOrder });
  shop.on("trackOrder", { success: true, data: delivered });
  const { t } = await renderInShop(<Page />, { texts: ["orders", "shell"], shop });
  expect(await screen.findByText(t("orders:status.delivered"))).toBeDefined();
  await waitFor(() => expect(shop.bodies("getOrder")).toHaveLength(2));
  expect(shop.bodies("trackOrder")).toHaveLength(1);
});

it("is asked for again where the order, asked later, has gone on", async () => {
  const shop = new ShopStandIn();
  shop.on("getOrder", { success: true, data: packedOrder });
  shop.on("trackOrder", { success: true, data: { ...tracking, orderStatus: packedOrder.orderStatus } });
  const { user, t } = await renderInShop(<Page />, { texts: ["orders", "shell"], shop });
  await screen.findByText(t("orders:status.out_for_delivery"));
  shop.on("getOrder", { success: true, data: { ...packedOrder, orderStatus: "delivered" } });
  shop.on("trackOrder", { success: true, data: delivered });
  await user.click(screen.getByRole("button", { name: "Ask for the order" }));
  expect(await screen.findByText(t("orders:status.delivered"))).toBeDefined();
  expect(shop.bodies("trackOrder")).toHaveLength(2);
});
