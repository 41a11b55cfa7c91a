import type { Brand } from "@contract/brands";
import { languages } from "@contract/constants";
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
  label: { en: "Puma", hi: "प्यूमा", mr: "" },
  categories: ["fashion"],
  isHidden: false,
  products: 12,
  version: 2,
};
const nerf: Brand = {
  ...puma,
  _id: "nerf",
  label: { en: "Nerf", hi: "नर्फ", mr: "नर्फ" },
  categories: ["toys"],
  products: 1,
  isHidden: true,
};

function showPage(language: (typeof languages)[number] = "en") {
  const shop = new ShopStandIn();
  shop.on("adminGetBrands", { success: true, data: [puma, nerf] });
  return renderInPanel(<BrandsPage />, { shop, language });
}

it("adds a brand, and says at its name that there is one already", async () => {
  const { shop, user } = await showPage();
  expect(await screen.findByText("Fashion · 12 products")).toBeDefined();
  shop.on("adminAddBrand", refuse.invalid([{ field: "label.en", message: messages.brandExists }]));
  await user.click(screen.getByRole("button", { name: "Add a brand" }));
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Name, English/ });
  await user.type(name, "PUMA");
  await user.click(screen.getByRole("checkbox", { name: "Farming" }));
  await user.click(screen.getByRole("checkbox", { name: "Fashion" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(saidAt(name)).toBe(messages.brandExists.in("en")));
  expect(shop.bodies("adminAddBrand")).toEqual([
    { label: { en: "PUMA", hi: "", mr: "" }, categories: ["fashion", "farming"], isHidden: false },
  ]);
});

it("asks for a name and a category before anything is sent", async () => {
  const { shop, user } = await showPage();
  await user.click(await screen.findByRole("button", { name: "Add a brand" }));
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Name, English/ });
  expect(document.activeElement).toBe(name);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(saidAt(name)).toBe("Please enter a name");
  expect(screen.getByText("Required")).toBeDefined();
  expect(shop.bodies("adminAddBrand")).toEqual([]);
});

it("changes the name in a language, by the version that was read; a name of another brand is refused where it stands", async () => {
  const { shop, user } = await showPage();
  await user.click(await screen.findByRole("button", { name: "Change: Puma" }));
  const marathi = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Name, Marathi/ });
  const hindi = screen.getByRole<HTMLInputElement>("textbox", { name: /^Name, Hindi/ });
  expect([hindi.value, hindi.lang]).toEqual(["प्यूमा", "hi"]);
  shop.on("adminEditBrand", refuse.invalid([{ field: "label.mr", message: messages.brandExists }]));
  await user.type(marathi, "नर्फ");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(saidAt(marathi)).toBe(messages.brandExists.in("en")));
  expect([saidAt(hindi), marathi.value]).toEqual(["", "नर्फ"]);
  const { label, categories, isHidden, version } = puma;
  expect(shop.bodies("adminEditBrand")).toEqual([
    { label: { ...label, mr: "नर्फ" }, categories, isHidden, version },
  ]);
});

it.each(languages)("names brands in the panel's language, or as in English: %s", async (language) => {
  await showPage(language);
  const shown = { en: ["Puma", "Nerf"], hi: ["प्यूमा", "नर्फ"], mr: ["Puma", "नर्फ"] }[language];
  for (const name of shown) expect(await screen.findByText(name)).toBeDefined();
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
