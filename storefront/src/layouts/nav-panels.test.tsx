import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { NavPanels } from "./nav-panels";

const texts = { line: "", intro: "", title: "", description: "" };
const kinds = [
  { slug: "phones", name: "Phones" },
  { slug: "mice", name: "Mice" },
];

async function open() {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const shop = new ShopStandIn();
  shop.on("getCategories", { success: true, data: [{ _id: "electronics", ...texts, kinds }] });
  return renderInShop(
    <header>
      <nav>
        <ul>
          <li>
            <a className="nav-link" href="/shop/listing?category=electronics">
              Electronics
            </a>
          </li>
        </ul>
      </nav>
      <NavPanels />
    </header>,
    { texts: ["kinds"], shop },
  );
}

it("opens the kinds of a category by the down arrow, goes through them by arrows, and back by Escape", async () => {
  const { user } = await open();
  const category = screen.getByRole("link", { name: "Electronics" });
  category.focus();
  await user.keyboard("{ArrowDown}");
  const phones = await screen.findByRole("link", { name: "Phones" });
  await waitFor(() => expect(document.activeElement).toBe(phones));
  expect(phones.getAttribute("href")).toBe("/shop/listing?category=electronics&kind=phones");
  // In the item of its category, so that the keyboard comes to it next.
  expect(category.parentElement?.contains(phones)).toBe(true);
  await user.keyboard("{ArrowUp}");
  expect(document.activeElement?.textContent).toMatch(/^Everything in /);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("link", { name: "Phones" })).toBeNull();
  expect(document.activeElement).toBe(category);
});
