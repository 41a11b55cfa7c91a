import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { localKeys, readLocal, readSession, removeLocal, removeSession, sessionKeys } from "@/lib/storage";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import CodeSignIn from "./code-sign-in";
import { keepAskedCode } from "./kept-code";

const account = () => screen.getByRole<HTMLInputElement>("textbox", { name: "E-mail or mobile number" });
const code = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Six-digit code" });
const sendCode = () => screen.getByRole("button", { name: "Send the code" });
const resend = () => screen.getByRole<HTMLButtonElement>("button", { name: "Send a new code" });
const sent = { success: true as const, data: { minutes: 10, nextInSeconds: 30 } };

async function open(typed = "", language: (typeof languages)[number] = "en") {
  const onBack = vi.fn();
  const shop = new ShopStandIn();
  shop.on("askSignInCode", sent);
  const part = <CodeSignIn account={typed} onBack={onBack} />;
  const page = await renderInShop(part, { language, texts: ["auth", "signincode"], shop });
  return { ...page, onBack };
}
/** As after a reload: a code was asked for a moment ago. */
const asked = (secondsAgo: number) =>
  keepAskedCode({
    account: "asha@example.in",
    at: Date.now() - secondsAgo * 1_000,
    minutes: 10,
    nextInSeconds: 30,
  });

beforeEach(() => {
  removeSession(sessionKeys.signInCode);
  removeLocal(localKeys.token);
});

describe("signing in with a code", () => {
  it("asks for a code for what was typed before, then for the code, and is in", async () => {
    const { shop, user } = await open("asha@example.in");
    await waitFor(() => expect(document.activeElement).toBe(account()));
    expect(account().value).toBe("asha@example.in");
    await user.keyboard("{Enter}");
    await waitFor(async () => expect(document.activeElement).toBe(await code()));
    expect(screen.getByText(/^If asha@example.in has an account here/)).toBeDefined();
    shop.on("loginWithCode", { success: true, user: asha, token: "t" });
    await user.paste(" १२३ ४५६ ");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(readLocal(localKeys.token)).toBe("t"));
    expect(shop.bodies("askSignInCode")).toEqual([{ emailOrPhone: "asha@example.in" }]);
    expect(shop.bodies("loginWithCode")).toEqual([{ emailOrPhone: "asha@example.in", code: "१२३ ४५६" }]);
    expect(readSession(sessionKeys.signInCode)).toBeNull();
  });

  it("says at the field what is missing or mistyped, and does not ask the shop", async () => {
    const { shop, user } = await open();
    await user.click(sendCode());
    await waitFor(() => expect(saidAt(account())).toMatch(/^Please enter your e-mail or mobile number/));
    await user.type(account(), "98765");
    await waitFor(() => expect(saidAt(account())).toMatch(/^Please enter a 10-digit Indian mobile number/));
    await user.type(account(), "@");
    await waitFor(() => expect(saidAt(account())).toMatch(/^This e-mail does not look right/));
    expect(shop.bodies("askSignInCode")).toEqual([]);
  });

  it("says that the shop is out of reach and keeps what was typed", async () => {
    const { shop, user } = await open("9876543210");
    shop.on("askSignInCode", "unreachable");
    await user.click(sendCode());
    expect((await screen.findByRole("alert")).textContent).toContain("We could not reach the shop.");
    expect(account().value).toBe("9876543210");
  });

  it("has the code as a telephone fills it in: digits, and from the message", async () => {
    asked(1);
    await open();
    const field = await code();
    expect([field.inputMode, field.autocomplete]).toEqual(["numeric", "one-time-code"]);
  });

  it("goes on after a reload, and sends another code once half a minute has passed", async () => {
    asked(1);
    const { shop, user } = await open();
    await waitFor(async () => expect(document.activeElement).toBe(await code()));
    expect(resend().disabled).toBe(true);
    // The seconds are for eyes only.
    expect(resend().querySelector("[aria-hidden]")?.textContent).toMatch(/^\((29|30) s\)$/);
    await user.click(resend());
    expect(shop.bodies("askSignInCode")).toEqual([]);
  });

  it("says that another code is on its way, empties the field and leads to it", async () => {
    asked(31);
    const { shop, user } = await open();
    await user.type(await code(), "123");
    await user.click(resend());
    expect((await screen.findByRole("status")).textContent).toMatch(/a new code is on its way/);
    const field = await code();
    await waitFor(() => expect([field.value, document.activeElement]).toEqual(["", field]));
    expect(shop.bodies("askSignInCode")).toEqual([{ emailOrPhone: "asha@example.in" }]);
    expect(resend().disabled).toBe(true);
  });

  it("sends once, however often it is submitted", async () => {
    asked(1);
    const { shop, user } = await open();
    shop.on("loginWithCode", "never");
    await user.type(await code(), "123456{Enter}{Enter}");
    await user.dblClick(screen.getByRole("button", { name: "Signing you in…" }));
    expect(shop.bodies("loginWithCode")).toHaveLength(1);
  });

  it("goes back to another account or to the password, with what was typed", async () => {
    asked(1);
    const { user, onBack } = await open();
    await user.click(screen.getByRole("button", { name: "Another e-mail or number" }));
    expect(account().value).toBe("asha@example.in");
    expect(readSession(sessionKeys.signInCode)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Use the password instead" }));
    expect(onBack).toHaveBeenCalledExactlyOnceWith("asha@example.in");
  });
});

describe.each(languages)("signing in with a code in %s", (language) => {
  it("says at the code that it is wrong, leads to it and keeps it to be corrected", async () => {
    asked(1);
    const { shop, user, t } = await open("", language);
    shop.on("loginWithCode", refuse.invalid([{ field: "code", message: messages.otpWrong }]));
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: t("signincode:code") });
    await user.type(field, "123456{Enter}");
    await waitFor(() => expect(saidAt(field)).toBe(messages.otpWrong.in(language)));
    expect([field.value, document.activeElement]).toEqual(["123456", field]);
  });
});
