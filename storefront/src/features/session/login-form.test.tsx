import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { Refusal } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import { LoginForm } from "./login-form";

const account = () => screen.getByRole<HTMLInputElement>("textbox", { name: "E-mail or mobile number" });
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const submit = () => screen.getByRole("button", { name: "Login" });
const open = () =>
  renderInShop(<LoginForm onCodeAsked={vi.fn()} onWithCode={vi.fn()} />, { texts: ["auth"] });

describe("the login form", () => {
  it("says at each field what is missing, leads to the first, and does not ask the shop", async () => {
    const { shop, user } = await open();
    await user.click(submit());
    await waitFor(() => expect(saidAt(account())).toBe("Please enter your e-mail or mobile number"));
    expect(saidAt(password())).toBe("Please enter your password");
    expect(document.activeElement).toBe(account());
    expect(shop.bodies("login")).toEqual([]);
  });

  it("takes an error back as soon as it is corrected", async () => {
    const { user } = await open();
    await user.click(submit());
    await user.type(account(), "asha@example.in");
    await waitFor(() => expect(saidAt(account())).toBe(""));
    expect(account().getAttribute("aria-invalid")).toBeNull();
  });

  it("is filled in from the keyboard alone, in the order in which it is read", async () => {
    const { shop, user } = await open();
    shop.on("login", { success: true, user: asha, token: "t" });
    await user.tab();
    await user.keyboard(" asha@example.in ");
    await user.tab();
    await user.keyboard("monsoon mango tree{Enter}");
    expect(shop.bodies("login")).toEqual([
      { emailOrPhone: "asha@example.in", password: "monsoon mango tree" },
    ]);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Show password" }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Forgot your password?" }));
    await user.tab();
    expect(document.activeElement).toBe(submit());
  });

  it("sends once, however often it is submitted", async () => {
    const { shop, user } = await open();
    shop.on("login", "never");
    await user.type(account(), "asha@example.in");
    await user.type(password(), "monsoon mango tree{Enter}{Enter}");
    const busy = screen.getByRole("button", { name: "Signing you in…" });
    await user.dblClick(busy);
    expect(busy.getAttribute("aria-busy")).toBe("true");
    expect(shop.bodies("login")).toHaveLength(1);
  });

  it("shows the password while it is wanted", async () => {
    const { user } = await open();
    expect(password().type).toBe("password");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(password().type).toBe("text");
    await user.click(screen.getByRole("button", { name: "Hide password" }));
    expect(password().type).toBe("password");
  });

  it("says that the shop is out of reach and keeps what was typed", async () => {
    const { shop, user } = await open();
    shop.on("login", "unreachable");
    await user.type(account(), "asha@example.in");
    await user.type(password(), "monsoon mango tree{Enter}");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(
      "We could not reach the shop. Please check your connection and try again.",
    );
    expect(account().value).toBe("asha@example.in");
  });

  it("asks for the code where the account has a second factor", async () => {
    const onCodeAsked = vi.fn();
    const { shop, user } = await renderInShop(<LoginForm onCodeAsked={onCodeAsked} onWithCode={vi.fn()} />, {
      texts: ["auth"],
    });
    shop.on("login", new Refusal(401, "second_factor_required", messages.secondFactorRequired));
    await user.type(account(), "asha@example.in");
    await user.type(password(), "monsoon mango tree{Enter}");
    await waitFor(() => expect(onCodeAsked).toHaveBeenCalledOnce());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("takes along what was typed to where a code is asked for", async () => {
    const onWithCode = vi.fn();
    const { shop, user } = await renderInShop(<LoginForm onCodeAsked={vi.fn()} onWithCode={onWithCode} />, {
      texts: ["auth"],
    });
    await user.type(account(), " asha@example.in ");
    await user.click(screen.getByRole("button", { name: "Sign in with a code" }));
    expect(onWithCode).toHaveBeenCalledExactlyOnceWith("asha@example.in");
    expect(shop.bodies("login")).toEqual([]);
  });

  it("has the focus in the password where somebody comes back to it", async () => {
    const form = <LoginForm account="asha@example.in" isBack onCodeAsked={vi.fn()} onWithCode={vi.fn()} />;
    await renderInShop(form, { texts: ["auth"] });
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(account().value).toBe("asha@example.in");
  });
});

describe.each(languages)("the login form in %s", (language) => {
  it("shows the shop's refusal in the language, leads to it, and loses nothing", async () => {
    const form = <LoginForm onCodeAsked={vi.fn()} onWithCode={vi.fn()} />;
    const { shop, user, t } = await renderInShop(form, { language, texts: ["auth"] });
    shop.on("login", new Refusal(401, "wrong_credentials", messages.wrongCredentials));
    const name = screen.getByRole<HTMLInputElement>("textbox", { name: t("auth:login.account") });
    await user.type(name, "asha@example.in");
    await user.type(screen.getByLabelText(t("auth:login.password")), "not hers{Enter}");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(messages.wrongCredentials.in(language));
    expect(document.activeElement).toBe(alert);
    expect(name.value).toBe("asha@example.in");
  });
});
