import type { Brand } from "@contract/brands";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { BrandsPage } from "./page";

const puma: Brand = {
  _id: "puma",
  label: "Puma",
  categories: ["fashion"],
  isHidden: false,
  products: 12,
  version: 2,
};
const nerf: Brand = {
  ...puma,
  _id: "nerf",
  label: "Nerf",
  categories: ["toys"],
  products: 1,
  isHidden: true,
};

function showPage() {
  const shop = new ShopStandIn();
  shop.on("adminGetBrands", { success: true, data: [puma, nerf] });
  return renderInPanel(<BrandsPage />, { shop });
}

it("adds a brand, and says at its name that there is one already", async () => {
  const { shop, user } = await showPage();
  expect(await screen.findByText("Fashion · 12 products")).toBeDefined();
  shop.on("adminAddBrand", refuse.invalid([{ field: "label", message: messages.brandExists }]));
  await user.click(screen.getByRole("button", { name: "Add a brand" }));
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Name/ });
  await user.type(name, "PUMA");
  await user.click(screen.getByRole("checkbox", { name: "Farming" }));
  await user.click(screen.getByRole("checkbox", { name: "Fashion" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(saidAt(name)).toBe(messages.brandExists.in("en")));
  expect(shop.bodies("adminAddBrand")).toEqual([
    { label: "PUMA", categories: ["fashion", "farming"], isHidden: false },
  ]);
});

it("moves a brand, and says in one sentence why one in use stays", async () => {
  const { shop, user } = await showPage();
  shop.on("adminReorderBrands", { success: true, data: [nerf, puma] });
  await user.click(await screen.findByRole("button", { name: "Move up: Nerf" }));
  await waitFor(() => expect(shop.bodies("adminReorderBrands")).toEqual([{ brandIds: ["nerf", "puma"] }]));
  const sentence = messages.brandInUse(12);
  shop.on("adminDeleteBrand", refuse.conflict("brand_in_use", sentence));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Delete: Puma" }).disabled).toBe(false),
  );
  await user.click(screen.getByRole("button", { name: "Delete: Puma" }));
  expect(await screen.findByText(sentence.in("en"))).toBeDefined();
});
