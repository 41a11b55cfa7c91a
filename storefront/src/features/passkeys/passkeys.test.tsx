import { messages } from "@contract/messages";
import { Refusal, refuse } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { knowPasskeys } from "@/testing/know-passkeys";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import PasskeyLogin from "./passkey-login";
import PasskeyOffer from "./passkey-offer";
import Passkeys from "./passkeys";

const device = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }));
vi.mock("@simplewebauthn/browser", async (original) => ({ ...(await original<object>()), ...device }));

const credential = { id: "key", rawId: "key", type: "public-key" as const, clientExtensionResults: {} };
const made = {
  ...credential,
  response: { clientDataJSON: "e30", attestationObject: "oA", transports: ["internal"] },
};
const signed = {
  ...credential,
  response: { clientDataJSON: "e30", authenticatorData: "oA", signature: "oA" },
};
const no = Object.assign(new Error("The operation was not allowed"), { name: "NotAllowedError" });
const kept = {
  id: "key",
  browser: "Chrome",
  system: "Android",
  createdAt: "2026-11-20T08:00:00.000Z",
  lastUsedAt: null,
};

beforeEach(() => knowPasskeys());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe("signing in with a passkey", () => {
  const button = () => screen.getByRole("button", { name: "Sign in with a passkey" });
  async function open() {
    const shop = new ShopStandIn();
    shop.on("startPasskeyLogin", { success: true, data: { options: { challenge: "abc" } } });
    return renderInShop(<PasskeyLogin />, { texts: ["passkeys"], shop });
  }

  it("asks the shop for a question, the device for its answer, and is in", async () => {
    const { shop, user } = await open();
    device.startAuthentication.mockResolvedValue(signed);
    shop.on("loginWithPasskey", { success: true, user: asha, token: "t" });
    await user.click(button());
    await waitFor(() => expect(localStorage.getItem("token")).toBe("t"));
    expect(device.startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: "abc" } });
    expect(shop.bodies("loginWithPasskey")).toMatchObject([{ credential: { id: "key" } }]);
  });

  it("says nothing to somebody who changes their mind", async () => {
    const { shop, user } = await open();
    device.startAuthentication.mockRejectedValue(no);
    await user.click(button());
    await waitFor(() => expect(button()).toHaveProperty("disabled", false));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(shop.bodies("loginWithPasskey")).toEqual([]);
  });

  it("says what to do where the passkey opens nothing here", async () => {
    const { shop, user } = await open();
    device.startAuthentication.mockResolvedValue(signed);
    shop.on("loginWithPasskey", new Refusal(401, "passkey_refused", messages.passkeyRefused));
    await user.click(button());
    expect((await screen.findByRole("alert")).textContent).toBe(String(messages.passkeyRefused));
  });
});

describe("one's passkeys", () => {
  async function open(passkeys: object[] = []) {
    const shop = new ShopStandIn();
    shop.on("getPasskeys", { success: true, data: passkeys as never });
    shop.on("startPasskey", { success: true, data: { options: { challenge: "abc" } } });
    return renderInShop(<Passkeys user={asha} />, { texts: ["passkeys", "account", "forms"], shop });
  }
  const add = () => screen.findByRole("button", { name: "Add a passkey" });
  const password = () => screen.getByLabelText<HTMLInputElement>(/^Your password/);
  const goOn = () => screen.getByRole("button", { name: "Go on" });

  it("are listed with the device they were made on, and removed one by one", async () => {
    const { shop, user } = await open([kept]);
    expect((await screen.findByText("Chrome on Android")).nextSibling?.textContent).toBe(
      "Not used yet · made on 20 November 2026",
    );
    shop.on("removePasskey", { success: true, message: "This passkey no longer opens your account" });
    shop.on("getPasskeys", { success: true, data: [] });
    await user.click(screen.getByRole("button", { name: "Remove the passkey of Chrome on Android" }));
    expect(await screen.findByText("You have no passkey yet.")).toBeDefined();
  });

  it("are added with the password, which is asked for first", async () => {
    const { shop, user } = await open();
    device.startRegistration.mockResolvedValue(made);
    shop.on("addPasskey", { success: true, data: kept });
    await user.click(await add());
    await user.click(goOn());
    await waitFor(() => expect(saidAt(password())).toBe("Please enter your password"));
    await user.type(password(), "monsoon mango tree");
    shop.on("getPasskeys", { success: true, data: [kept] });
    await user.click(goOn());
    expect(await screen.findByText("Chrome on Android")).toBeDefined();
    expect(shop.bodies("startPasskey")).toEqual([{ password: "monsoon mango tree" }]);
    expect(shop.bodies("addPasskey")).toMatchObject([
      { credential: { response: { transports: ["internal"] } } },
    ]);
  });

  it("have the focus in the password's field when it comes, and on the button when it goes", async () => {
    const { user, t } = await open();
    await user.click(await screen.findByRole("button", { name: t("passkeys:add") }));
    expect(document.activeElement).toBe(screen.getByLabelText(t("passkeys:password")));
    await user.click(screen.getByRole("button", { name: t("passkeys:cancel") }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: t("passkeys:add") }));
  });

  it("keep what was typed where the password is wrong", async () => {
    const { shop, user } = await open();
    shop.on("startPasskey", refuse.invalid([{ field: "password", message: messages.passwordWrong }]));
    await user.click(await add());
    await user.type(password(), "wrong mango tree");
    await user.click(goOn());
    await waitFor(() => expect(saidAt(password())).toBe(String(messages.passwordWrong)));
    expect(device.startRegistration).not.toHaveBeenCalled();
  });

  it("say that this browser knows none, where it is too old", async () => {
    vi.unstubAllGlobals();
    await open();
    expect(await screen.findByText(/^This browser knows no passkeys/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Add a passkey" })).toBeNull();
  });
});

describe("a passkey is offered after an order", () => {
  // Beside the account's list, which shows when it is known what there is.
  async function open(passkeys: object[]) {
    const shop = new ShopStandIn();
    shop.on("getPasskeys", { success: true, data: passkeys as never });
    const both = (
      <>
        <PasskeyOffer />
        <Passkeys user={asha} />
      </>
    );
    return renderInShop(both, { texts: ["passkeys", "account", "forms"], shop });
  }
  const offerTitle = "Next time without a password?";
  const offer = () => screen.queryByRole("heading", { name: offerTitle });

  it("to who has none", async () => {
    await open([]);
    expect(await screen.findByRole("heading", { name: offerTitle })).toBeDefined();
  });

  it("not to who has one", async () => {
    await open([kept]);
    await screen.findByText("Chrome on Android");
    expect(offer()).toBeNull();
  });

  it("not where the device cannot unlock one itself, though the account takes one of a key or a phone", async () => {
    knowPasskeys(false);
    await open([]);
    await screen.findByText("You have no passkey yet.");
    expect(offer()).toBeNull();
    expect(screen.getByRole("button", { name: "Add a passkey" })).toBeDefined();
  });

  it("not where the browser knows none", async () => {
    vi.unstubAllGlobals();
    await open([]);
    await screen.findByText("You have no passkey yet.");
    expect(offer()).toBeNull();
  });
});
