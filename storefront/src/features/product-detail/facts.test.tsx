import { languages } from "@contract/constants";
import type { Product } from "@contract/products";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { Facts } from "./facts";

const seeds = {
  title: "Okra seeds",
  description: "Soak overnight.",
  brand: "other",
  specifications: [],
  mrp: 199,
  netQuantity: "50 g",
  maker: "Packed by Deccan Seed Packers\nSatara 415004",
  material: null,
  countryOfOrigin: "India",
  weight: 0.07,
  length: 16,
  breadth: 11,
  height: 1,
  hsn: "1209",
} as unknown as Product;

const rows = () =>
  Object.fromEntries(
    screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe.each(languages)("the details of goods in %s", (language) => {
  const labels = {
    en: ["MRP (incl. of all taxes)", "Net quantity", "Manufacturer, packer or importer", "50 g"],
    hi: ["MRP (सभी करों सहित)", "शुद्ध मात्रा", "निर्माता, पैकर या आयातक", "50 ग्राम"],
    mr: ["MRP (सर्व करांसह)", "निव्वळ प्रमाण", "उत्पादक, पॅकर किंवा आयातदार", "50 ग्रॅम"],
  }[language];
  const [mrp = "", quantity = "", maker = "", held] = labels;

  it("name MRP, net quantity and maker", async () => {
    await renderInShop(<Facts product={seeds} />, { language, texts: ["facts"] });
    expect(rows()).toMatchObject({ [mrp]: "₹199", [quantity]: held, [maker]: seeds.maker });
  });

  it("have no row for what was not declared", async () => {
    const used = { ...seeds, mrp: null, netQuantity: null, maker: null };
    await renderInShop(<Facts product={used} />, { language, texts: ["facts"] });
    expect(Object.keys(rows())).not.toContain(mrp);
    expect(Object.keys(rows())).not.toContain(quantity);
    expect(Object.keys(rows())).not.toContain(maker);
  });
});
