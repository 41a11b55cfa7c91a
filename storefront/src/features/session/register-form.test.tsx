import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { Refusal } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import { RegisterForm } from "./register-form";

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const password = () => screen.getByLabelText<HTMLInputElement>("Password");

async function open() {
  const onRegistered = vi.fn();
  const page = await renderInShop(<RegisterForm onRegistered={onRegistered} />, { texts: ["auth"] });
  return { ...page, onRegistered };
}

async function fillIn(user: Awaited<ReturnType<typeof open>>["user"]) {
  await user.type(field("Your name"), "Asha Patil");
  await user.type(field("E-mail"), "asha@example.in");
  await user.type(field("Mobile number"), "98765 43210");
  await user.type(password(), "monsoon mango tree");
}

describe("the form for a new account", () => {
  it("says at each field what is missing and leads to the first", async () => {
    const { shop, user } = await open();
    await user.click(screen.getByRole("button", { name: "Create account" }));
    await waitFor(() => expect(saidAt(field("Your name"))).toBe("Please enter your name"));
    expect(saidAt(field("E-mail"))).toBe("Please enter your e-mail");
    expect(saidAt(field("Mobile number"))).toContain("Please enter your mobile number");
    expect(saidAt(password())).toContain("Please enter your password");
    expect(document.activeElement).toBe(field("Your name"));
    expect(shop.bodies("register")).toEqual([]);
  });

  it("keeps the hint of a field beside its error", async () => {
    const { user } = await open();
    await user.type(field("Mobile number"), "12345{Enter}");
    await waitFor(() =>
      expect(saidAt(field("Mobile number"))).toBe(
        "Please enter a 10-digit Indian mobile number 10 digits; the courier calls this number",
      ),
    );
  });

  it("does not accept the e-mail as the password", async () => {
    const { shop, user } = await open();
    await fillIn(user);
    await user.clear(password());
    await user.type(password(), "asha@example.in{Enter}");
    await waitFor(() =>
      expect(saidAt(password())).toContain("The password must differ from your e-mail and phone"),
    );
    expect(shop.bodies("register")).toEqual([]);
  });

  it("sends what was typed, once, and says whose account is ready", async () => {
    const { shop, user, onRegistered } = await open();
    shop.on("register", { success: true, user: asha });
    await fillIn(user);
    await user.keyboard("{Enter}{Enter}");
    await waitFor(() => expect(onRegistered).toHaveBeenCalledExactlyOnceWith(asha));
    expect(shop.bodies("register")).toEqual([
      {
        userName: "Asha Patil",
        email: "asha@example.in",
        phone: "98765 43210",
        password: "monsoon mango tree",
      },
    ]);
  });

  it("links to the terms and the privacy policy that one agrees to", async () => {
    await open();
    expect(screen.getByRole("link", { name: "terms" }).getAttribute("href")).toBe("/terms");
    expect(screen.getByRole("link", { name: "privacy policy" }).getAttribute("href")).toBe("/privacy-policy");
  });
});

describe.each(languages)("the form for a new account in %s", (language) => {
  it("says at the e-mail that it is taken, leads there, and keeps the rest", async () => {
    const form = <RegisterForm onRegistered={vi.fn()} />;
    const { shop, user, t } = await renderInShop(form, { language, texts: ["auth"] });
    const errors = [{ field: "email", message: messages.emailTaken }];
    shop.on("register", new Refusal(409, "email_taken", messages.emailTaken, { errors }));
    const at = (key: string) =>
      screen.getByRole<HTMLInputElement>("textbox", { name: t(`auth:register.${key}`) });
    await user.type(at("name"), "आशा पाटील");
    await user.type(at("email"), "asha@example.in");
    await user.type(at("phone"), "9876543210");
    await user.type(screen.getByLabelText(t("auth:register.password")), "monsoon mango tree{Enter}");
    await waitFor(() => expect(saidAt(at("email"))).toBe(messages.emailTaken.in(language)));
    expect(document.activeElement).toBe(at("email"));
    expect(at("name").value).toBe("आशा पाटील");
    expect(at("phone").value).toBe("9876543210");
  });
});
