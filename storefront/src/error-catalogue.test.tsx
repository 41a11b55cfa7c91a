import type { RouteName } from "@contract";
import { packedOrder } from "@testing/sample-order";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { Carousel } from "./features/carousel/carousel";
import FeaturedStrip from "./features/catalog/featured-strip";
import CancelSheet from "./features/orders/cancel-sheet";
import { OrderList } from "./features/orders/order-list";
import { OrderTracking } from "./features/orders/order-tracking";
import { useOrder } from "./features/orders/queries";
import type { Namespace } from "./i18n/namespaces";
import OrderMissing from "./pages/parts/order-missing";
import { renderInShop } from "./testing/render-in-shop";
import { asha } from "./testing/samples";

/** The order page's own error, without the rest of the page. */
function OrderDetails() {
  const { error } = useOrder(packedOrder._id);
  return error && <OrderMissing error={error} listPath="/shop/account" retry={() => undefined} />;
}

const noop = () => undefined;
type Row = [situation: string, call: RouteName, part: ReactElement, texts: Namespace[], said: string];

/** What shows itself without a press. Creating an order, verifying a payment and the cart have forms of their own. */
const rows: Row[] = [
  [
    "featured fetch failure",
    "getFeaturedProducts",
    <FeaturedStrip key="featured" />,
    ["strips"],
    "Failed to fetch featured products",
  ],
  [
    "carousel fetch failure",
    "getActiveSlides",
    <Carousel key="slides" />,
    ["home"],
    "Carousel temporarily unavailable",
  ],
  [
    "carousel fetch failure, and why",
    "getActiveSlides",
    <Carousel key="why" />,
    ["home"],
    "Failed to fetch carousel slides",
  ],
  [
    "order list failure",
    "getOrders",
    <OrderList key="list" userId={asha.id} actions={() => null} />,
    ["orderlist", "orders"],
    "Failed to fetch orders",
  ],
  [
    "order details failure",
    "getOrder",
    <OrderDetails key="order" />,
    ["orders"],
    "Failed to fetch order details",
  ],
  [
    "order track failure",
    "trackOrder",
    <OrderTracking key="track" orderId={packedOrder._id} />,
    ["orders"],
    "Failed to track order",
  ],
];

const failures = [
  ["a bare 500", () => new Response("Internal Server Error", { status: 500 })],
  ["no connection", () => "unreachable" as const],
] as const;

describe.each(failures)("Spec §8, with %s", (_, failure) => {
  it.each(rows)("%s", async (_situation, name, part, texts, said) => {
    const shop = new ShopStandIn();
    shop.on(name, failure());
    await renderInShop(part, { texts: [...texts, "shell"], shop });
    // After the one more try that an outage is worth.
    expect(await screen.findByText(said)).toBeDefined();
  });

  it("cancel failure: 'Failed to cancel order', and the reason stays", async () => {
    const { shop, user } = await renderInShop(<CancelSheet order={packedOrder} onClose={noop} />, {
      texts: ["aftersales", "orders", "shell"],
    });
    shop.on("cancelOrder", failure());
    const reason = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Why are you cancelling?" });
    await user.type(reason, "Ordered twice");
    await user.click(screen.getByRole("button", { name: "Cancel order" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to cancel order");
    expect(reason.value).toBe("Ordered twice");
  });
});
