import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import BoughtAgainStrip from "./bought-again-strip";

const order = (orderStatus: string, ...productIds: string[]) => ({
  orderStatus,
  cartItems: productIds.map((productId) => ({ productId })),
});
const card = (_id: string, title: string, inStock: boolean) => ({
  _id,
  slug: _id,
  title,
  image: "/uploads/kurta.webp",
  price: 950,
  salePrice: 0,
  inStock,
});

async function show(orders: readonly object[]) {
  const shop = new ShopStandIn();
  shop.on("getOrders", Response.json({ success: true, data: orders }));
  shop.on(
    "getProductCards",
    Response.json({ success: true, data: [card("kurta", "Kurta", true), card("top", "Top", false)] }),
  );
  await renderInShop(<BoughtAgainStrip userId={asha.id} />, { texts: ["strips"], shop });
  return shop;
}

it("shows what was delivered, once each and at today's price, without what is out of stock", async () => {
  const shop = await show([
    order("packed", "radio"),
    order("delivered", "kurta", "top"),
    order("cancelled", "lamp"),
    order("delivered", "kurta"),
  ]);
  expect(await screen.findByRole("heading", { name: "Buy again" })).toBeTruthy();
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Kurta"]);
  expect(screen.getByText(/₹950/)).toBeTruthy();
  expect(shop.queries("getProductCards")).toEqual([{ ids: "kurta,top", lang: "en" }]);
});

it("shows nothing, and asks for no products, before anything was delivered", async () => {
  const shop = await show([order("packed", "radio")]);
  await waitFor(() => expect(shop.queries("getOrders")).toHaveLength(1));
  expect(screen.queryByRole("heading")).toBeNull();
  expect(shop.queries("getProductCards")).toEqual([]);
});
