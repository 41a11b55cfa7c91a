import { messages } from "@contract/messages";
import type { Product } from "@contract/products";
import { refuse } from "@contract/refusal";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { WhenBack } from "./when-back";

const shirt = {
  _id: "prod_kurta",
  totalStock: 0,
  sizes: [
    { size: "M", stock: 0 },
    { size: "L", stock: 0 },
  ],
} as unknown as Product;

const open = (product: Product = shirt) =>
  renderInShop(<WhenBack product={product} />, { texts: ["whenback"] });
const press = () => screen.getByRole("button", { name: "Tell me when it is back" });

it("takes a guest's mailbox and the size once, and says that they will hear of it", async () => {
  const { shop, user } = await open();
  shop.on("askWhenBack", { success: true, message: messages.whenBackKept });
  await user.click(press());
  expect(screen.getByRole("alert").textContent).toContain("does not look right");
  await user.type(screen.getByRole("textbox", { name: "E-mail" }), " ravi@example.in ");
  await user.selectOptions(screen.getByRole("combobox", { name: "Size" }), "L");
  await user.dblClick(press());
  expect((await screen.findByRole("status")).textContent).toContain("size L");
  expect(shop.bodies("askWhenBack")).toEqual([
    { productId: "prod_kurta", size: "L", email: "ravi@example.in" },
  ]);
});

it("says what the shop says if it is there again meanwhile, and keeps what was typed", async () => {
  const { shop, user } = await open({ ...shirt, sizes: [] });
  shop.on("askWhenBack", refuse.conflict("in_stock", messages.backAlready));
  await user.type(screen.getByRole("textbox", { name: "E-mail" }), "ravi@example.in");
  await user.click(press());
  expect((await screen.findByRole("alert")).textContent).toContain("in stock again");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "E-mail" }).value).toBe("ravi@example.in");
});
