import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { ashasCart } from "@/testing/samples";
import { CartContents } from "./cart-contents";

const [kurta] = ashasCart.items;
if (!kurta) throw new Error("The sample cart is empty.");
const cart = {
  ...ashasCart,
  items: [kurta, { ...kurta, variantId: "variant_2", slug: "saree", title: "Paithani saree" }],
};

describe("where the focus is after a change of the cart", () => {
  it("is on the next line when one is taken out", async () => {
    const { shop, user } = await renderInShop(<CartContents cart={cart} />, { texts: ["cart"] });
    shop.on("removeFromCart", "never");
    await user.click(screen.getByRole("button", { name: `Remove ${kurta.title}` }));
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Paithani saree" }));
  });

  it("is on plus when minus ends at one", async () => {
    const { shop, user } = await renderInShop(<CartContents cart={cart} />, { texts: ["cart"] });
    shop.on("updateCart", "never");
    await user.click(screen.getByRole("button", { name: "One less of Paithani saree" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "One more of Paithani saree" }));
  });
});
