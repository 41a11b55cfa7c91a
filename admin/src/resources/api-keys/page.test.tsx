import type { ApiKey } from "@contract/api-keys";
import type { Language } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { ApiKeysPage } from "./page";

const key: ApiKey = {
  _id: "key_1",
  name: "Accounting",
  hint: "a1b2",
  scopes: ["orders:read", "money:read"],
  state: "active",
  createdAt: "2026-11-20T04:30:00.000Z",
  expiresOn: "2027-11-20",
  usedOn: null,
  madeBy: "Meera Shinde",
};

async function showPage(keys: ApiKey[] = [key], language: Language = "en") {
  const shop = new ShopStandIn();
  shop.on("adminGetApiKeys", { success: true, data: keys });
  shop.on("getSecondFactor", {
    success: true,
    data: {
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
      isDemanded: false,
      staff: { total: 1, withSecondFactor: 0 },
    },
  });
  return renderInPanel(<ApiKeysPage />, { shop, language });
}
const password = () => screen.findByLabelText<HTMLInputElement>(/^Your own password/);

describe("the page of API keys", () => {
  it("says what each key opens, and offers to revoke those that have not ended", async () => {
    await showPage([key, { ...key, _id: "key_2", name: "Warehouse", state: "revoked", madeBy: null }]);
    expect((await screen.findAllByText("orders:read")).length).toBe(2);
    expect(screen.getByText(/ends in …a1b2 · made by Meera Shinde .* never used/)).toBeDefined();
    expect(screen.getByText(/made by somebody who has left/)).toBeDefined();
    expect(
      screen.getAllByRole("button", { name: /^Revoke: / }).map((one) => one.getAttribute("aria-label")),
    ).toEqual(["Revoke: Accounting"]);
  });

  it("makes one with what was ticked, and shows it until somebody says that it is kept", async () => {
    const { shop, user } = await showPage([]);
    shop.on("adminMakeApiKey", { success: true, data: { ...key, secret: "shopkey_abc" } });
    await user.click(await screen.findByRole("button", { name: "Make a key" }));
    await user.type(await screen.findByLabelText(/^Which program/), "Accounting");
    const stock = screen.getByRole("group", { name: "Stock" });
    await user.click(within(stock).getByRole("checkbox", { name: "Read" }));
    await user.click(within(stock).getByRole("checkbox", { name: "Change" }));
    await user.type(await password(), "monsoon mango tree{Enter}");
    expect(await screen.findByText("shopkey_abc")).toBeDefined();
    expect(shop.bodies("adminMakeApiKey")).toEqual([
      {
        name: "Accounting",
        scopes: ["stock:read", "stock:write"],
        expiresOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        password: "monsoon mango tree",
      },
    ]);
    await user.keyboard("{Escape}");
    expect(screen.getByText("shopkey_abc")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "I have kept it" }));
    await waitFor(() => expect(screen.queryByText("shopkey_abc")).toBeNull());
  });

  it("says at the field what is missing, and loses nothing that was typed", async () => {
    const { shop, user } = await showPage([]);
    shop.on("adminMakeApiKey", refuse.invalid([{ field: "scopes", message: messages.keyScopesMissing }]));
    await user.click(await screen.findByRole("button", { name: "Make a key" }));
    const name = await screen.findByLabelText<HTMLInputElement>(/^Which program/);
    await user.type(name, "Accounting");
    await user.type(await password(), "monsoon mango tree{Enter}");
    expect(await screen.findByText("Please choose what the key may do")).toBeDefined();
    expect(name.value).toBe("Accounting");
  });

  it("revokes one for the owner's own password, and says where it was wrong", async () => {
    const { shop, user } = await showPage();
    shop.on("adminRevokeApiKey", refuse.invalid([{ field: "password", message: messages.passwordWrong }]));
    await user.click(await screen.findByRole("button", { name: "Revoke: Accounting" }));
    await user.type(await password(), "wrong{Enter}");
    const typed = await password();
    await waitFor(() => expect(saidAt(typed)).toBe(messages.passwordWrong.in("en")));
    shop.on("adminRevokeApiKey", { success: true, data: { ...key, state: "revoked" } });
    await user.type(typed, " no more{Enter}");
    await waitFor(() => expect(screen.queryByLabelText(/^Your own password/)).toBeNull());
    expect(shop.bodies("adminRevokeApiKey").at(-1)).toEqual({ password: "wrong no more" });
  });

  it.each<[Language, string]>([
    ["en", "There are no keys yet."],
    ["hi", "अभी कोई कुंजी नहीं है।"],
    ["mr", "अजून एकही किल्ली नाही."],
  ])("is written in %s", async (language, empty) => {
    await showPage([], language);
    expect(await screen.findByText(empty)).toBeDefined();
  });
});
