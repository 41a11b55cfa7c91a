import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import type { TaxRate } from "@contract/tax-rates";
import { saidAt } from "@testing/said-at";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { TaxesPage } from "./page";
import { stateOf } from "./rules";

const garments: TaxRate = {
  _id: "gstr_1",
  name: "Garments",
  headings: ["61", "62"],
  from: "2025-09-22",
  rate: 5,
  slab: { upTo: 2_500, above: 18 },
  version: 3,
};

function showPage() {
  const shop = new ShopStandIn();
  shop.on("adminGetTaxRates", { success: true, data: [garments] });
  return renderInPanel(<TaxesPage />, { shop });
}

it("enters a rate with a price slab, and says at the field which row it overlaps", async () => {
  const { shop, user } = await showPage();
  expect(await screen.findByText(/5 % up to ₹2,500.*18 % beyond/)).toBeDefined();
  const overlap = messages.taxRateOverlaps("61", "2025-09-22");
  shop.on("adminAddTaxRate", refuse.invalid([{ field: "headings", message: overlap }]));
  await user.click(screen.getByRole("button", { name: "Add a rate" }));
  await user.click(await screen.findByRole("button", { name: "Save" }));
  const name = screen.getByRole<HTMLInputElement>("textbox", { name: /^Name/ });
  await waitFor(() => expect(saidAt(name)).toBe("Required"));
  await user.type(name, "Tees");
  const codes = screen.getByRole<HTMLInputElement>("textbox", { name: /^HSN codes/ });
  await user.type(codes, "6109, 6110");
  await user.type(screen.getByLabelText(/^Valid from/), "2027-04-01");
  await user.click(screen.getByRole("checkbox"));
  await user.type(screen.getByRole("textbox", { name: /^Up to this price/ }), "1,000{Enter}");
  await waitFor(() => expect(saidAt(codes)).toBe(overlap.in("en")));
  expect(shop.bodies("adminAddTaxRate")).toEqual([
    {
      name: "Tees",
      headings: ["6109", "6110"],
      from: "2027-04-01",
      rate: 18,
      slab: { upTo: 1_000, above: 18 },
    },
  ]);
});

it("knows which row is in force, which is to come and which is replaced", () => {
  const now = new Date("2026-11-23T06:00:00Z");
  const later = { headings: ["61"], from: "2026-12-01" };
  const newer = { headings: ["6"], from: "2026-11-23" };
  expect(stateOf(garments, [garments, later], now)).toBe("inForce");
  expect(stateOf(later, [garments, later], now)).toBe("later");
  expect(stateOf(garments, [garments, newer], now)).toBe("before");
});
