import { messages } from "@contract/messages";
import { newShop } from "@contract/new-shop";
import { refuse } from "@contract/refusal";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { ShopPage } from "./page";

const saved = { ...newShop, version: 0, edition: "e1.x", updatedAt: null };
const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save settings", hidden: true });
const gstin = () => screen.findByRole<HTMLInputElement>("textbox", { name: "GSTIN", hidden: true });

async function open() {
  const shop = new ShopStandIn();
  shop.on("adminGetShop", { success: true, data: saved });
  return renderInPanel(<ShopPage />, { shop });
}

describe("the shop's page", () => {
  it("sends the whole identity with what was typed, blank fields as blank texts", async () => {
    const { shop, user } = await open();
    shop.on("adminSaveShop", { success: true, data: { ...saved, gstin: "27AAPFU0939F1ZV", version: 1 } });
    await user.type(await gstin(), "27AAPFU0939F1ZV");
    await user.click(save());
    expect(await screen.findByText("Saved. The shop shows it from now on.")).toBeDefined();
    expect(shop.bodies("adminSaveShop")).toMatchObject([
      { ...newShop, gstin: "27AAPFU0939F1ZV", edition: "e1.x" },
    ]);
  });

  it("shows at its field what the shop refuses, and keeps what was typed", async () => {
    const { shop, user } = await open();
    shop.on("adminSaveShop", refuse.invalid([{ field: "gstin", message: messages.gstinCheckDigit }]));
    await user.type(await gstin(), "27AAPFU0939F1ZW");
    await user.click(save());
    const field = await gstin();
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(document.body.textContent).toContain(String(messages.gstinCheckDigit));
    expect(field.value).toBe("27AAPFU0939F1ZW");
  });
});
