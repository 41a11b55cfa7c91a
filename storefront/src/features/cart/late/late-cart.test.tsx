import type { Cart } from "@contract/cart";
import { languages } from "@contract/constants";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { ashasCart } from "@/testing/samples";
import CartDrawer from "../cart-drawer";
import { LateTold } from "./late-told";
import { withChanges } from "./waiting";

const [kurta] = ashasCart.items;
if (!kurta) throw new Error("The sample cart is empty.");

const more = {
  id: "5f5c1f5e-0f0e-4a39-9a39-4f1d6f1f7a11",
  kind: "set" as const,
  productId: kurta.productId,
  variantId: kurta.variantId,
  quantity: 3,
  title: kurta.title,
  language: "en" as const,
  at: 0,
};

async function openCart(cart: Cart, language: (typeof languages)[number] = "en") {
  const shop = new ShopStandIn();
  shop.on("getCart", { success: true, data: cart });
  return renderInShop(<CartDrawer userId={cart.userId} onClose={() => {}} />, {
    language,
    texts: ["cart", "promotions", "delivery", "pickup", "pincode"],
    shop,
  });
}

describe.each(languages)("a cart with changes that the shop does not know of, in %s", (language) => {
  it("says which line waits, and that ordering has to wait too", async () => {
    const { t } = await openCart(withChanges(ashasCart, [more]), language);
    expect(await screen.findByText(t("cart:lineWaiting"))).toBeTruthy();
    expect(screen.getByText(t("cart:closed"))).toBeTruthy();
    expect(screen.queryByRole("link", { name: t("cart:checkout") })).toBeNull();
  });
});

it("a cart that the shop knows leads to the checkout", async () => {
  const { t } = await openCart(ashasCart);
  expect(await screen.findByRole("link", { name: t("cart:checkout") })).toBeTruthy();
  expect(screen.queryByText(t("cart:lineWaiting"))).toBeNull();
});

it("what was not possible stays until it was seen", async () => {
  const seen = vi.fn();
  const sentences = ["Toy car: Only 1 quantity available"];
  const { user } = await renderInShop(<LateTold sentences={sentences} onSeen={seen} />, { texts: ["late"] });
  expect(screen.getByRole("alert").textContent).toContain(sentences[0]);
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(seen).toHaveBeenCalledOnce();
});
