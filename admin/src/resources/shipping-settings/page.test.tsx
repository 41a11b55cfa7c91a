import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { defaultShippingRules } from "../../../../backend/src/shipping/defaults";
import { renderInPanel } from "../../testing/render-in-panel";
import { ShippingSettingsPage } from "./page";

const saved = { ...defaultShippingRules, version: 3, edition: "3", updatedAt: null };
const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save settings", hidden: true });
const cityRate = async () =>
  within(
    await screen.findByRole("group", { name: "A · Same city", hidden: true }),
  ).getByLabelText<HTMLInputElement>(/^First half kg/);

async function open() {
  const shop = new ShopStandIn();
  shop.on("adminGetShippingSettings", { success: true, data: saved, defaults: defaultShippingRules });
  return renderInPanel(<ShippingSettingsPage />, { shop });
}

describe("the shipping settings", () => {
  it("can be saved once something has changed, and say so", async () => {
    const { shop, user } = await open();
    shop.on("adminSaveShippingSettings", { success: true, data: { ...saved, version: 4, edition: "4" } });
    await user.clear(await cityRate());
    expect(save().disabled).toBe(false);
    await user.type(await cityRate(), "45");
    await user.click(save());
    expect(await screen.findByText("The settings are saved and apply from now on")).toBeDefined();
    expect(shop.bodies("adminSaveShippingSettings")).toMatchObject([
      { version: 3, edition: "3", rates: { A: { firstHalfKg: 45 }, B: { firstHalfKg: 50 } } },
    ]);
  });

  it("of a new shop can be saved as they are, and nothing is left to undo", async () => {
    const shop = new ShopStandIn();
    shop.on("adminGetShippingSettings", {
      success: true,
      data: { ...saved, version: 0 },
      defaults: defaultShippingRules,
    });
    shop.on("adminSaveShippingSettings", { success: true, data: { ...saved, version: 1, edition: "1" } });
    const { user } = await renderInPanel(<ShippingSettingsPage />, { shop });
    await cityRate();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Undo", hidden: true }).disabled).toBe(true);
    await user.click(save());
    await waitFor(() => expect(save().disabled).toBe(true));
    expect(shop.bodies("adminSaveShippingSettings")).toMatchObject([{ version: 0 }]);
  });

  it("need an amount in every zone", async () => {
    const { shop, user } = await open();
    await user.clear(await cityRate());
    await user.click(save());
    const field = await cityRate();
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(shop.bodies("adminSaveShippingSettings")).toEqual([]);
  });

  it("show at its field what the shop refuses, and keep what was typed", async () => {
    const { shop, user } = await open();
    const message = messages.atMostRupees(10_000);
    shop.on("adminSaveShippingSettings", refuse.invalid([{ field: "rates.A.firstHalfKg", message }]));
    await user.clear(await cityRate());
    await user.type(await cityRate(), "20000");
    await user.dblClick(save());
    const field = await cityRate();
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(document.body.textContent).toContain(String(message));
    expect(field.value).toBe("20000");
    expect(shop.bodies("adminSaveShippingSettings")).toHaveLength(1);
  });
});
