import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { PreferencesForm } from "./preferences-form";

const language = () =>
  screen.findByRole<HTMLSelectElement>("combobox", { name: "Language of mails and messages" });
const byText = () =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: /^Text messages to my phone as well/ });
const save = () => screen.getByRole("button", { name: "Save" });

async function open() {
  const shop = new ShopStandIn();
  shop.on("getPreferences", { success: true, data: { language: "mr", textMessages: true } });
  return renderInShop(<PreferencesForm />, { texts: ["account"], shop });
}

describe("the form for messages from the shop", () => {
  it("shows what was chosen before", async () => {
    await open();
    expect((await language()).value).toBe("mr");
    expect(byText().checked).toBe(true);
    expect(saidAt(byText())).toContain("You get e-mails either way");
  });

  it("saves language and text messages, and says so", async () => {
    const { shop, user } = await open();
    shop.on("savePreferences", { success: true, data: { language: "hi", textMessages: false } });
    await user.selectOptions(await language(), "हिन्दी");
    await user.click(byText());
    await user.click(save());
    expect(await screen.findByText("We will write to you like this")).toBeDefined();
    expect(shop.bodies("savePreferences")).toEqual([{ language: "hi", textMessages: false }]);
  });

  it("sends once, however often it is pressed", async () => {
    const { shop, user } = await open();
    shop.on("savePreferences", "never");
    await language();
    await user.dblClick(save());
    expect(shop.bodies("savePreferences")).toHaveLength(1);
  });

  it("shows the shop's refusal and keeps the choice", async () => {
    const { shop, user } = await open();
    shop.on("savePreferences", refuse.unavailable());
    await user.selectOptions(await language(), "English");
    await user.click(save());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(String(messages.unavailable));
    expect(document.activeElement).toBe(alert);
    expect((await language()).value).toBe("en");
  });
});
