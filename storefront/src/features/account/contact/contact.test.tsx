import { messages } from "@contract/messages";
import { Refusal, refuse } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import { Contact } from "./contact";

const newEmail = () => screen.getByRole<HTMLInputElement>("textbox", { name: "New e-mail" });
const password = () => screen.getByLabelText<HTMLInputElement>("Current password");
const code = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Six-digit code" });

async function open() {
  const onSaved = vi.fn();
  const page = await renderInShop(<Contact user={asha} onSaved={onSaved} />, { texts: ["account"] });
  page.shop.on("askContactChange", {
    success: true,
    data: { field: "email", by: "mail", to: "asha@new.example", minutes: 10 },
  });
  return { ...page, onSaved };
}

async function askForEmail(user: Awaited<ReturnType<typeof open>>["user"]) {
  await user.click(screen.getByRole("button", { name: "Change e-mail" }));
  await user.type(newEmail(), "asha@new.example");
  await user.type(password(), "monsoon mango tree{Enter}");
}

describe("the e-mail and phone for signing in", () => {
  it("are changed with the password and a code, and the code's field has the focus", async () => {
    const { shop, user, onSaved } = await open();
    const changed = { ...asha, email: "asha@new.example" };
    shop.on("confirmContactChange", { success: true, user: changed });
    await askForEmail(user);
    await waitFor(async () => expect(document.activeElement).toBe(await code()));
    expect(screen.getByRole("status").textContent).toBe(
      "We have sent a code to asha@new.example by e-mail. It works for 10 minutes.",
    );
    await user.keyboard("123456{Enter}");
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(changed));
    expect(shop.bodies("askContactChange")).toEqual([
      { email: "asha@new.example", password: "monsoon mango tree" },
    ]);
    expect(shop.bodies("confirmContactChange")).toEqual([{ code: "123456" }]);
    expect(await screen.findByText("You sign in with the new e-mail now")).toBeDefined();
  });

  it("says at each field what is missing", async () => {
    const { shop, user } = await open();
    await user.click(screen.getByRole("button", { name: "Change mobile number" }));
    await user.click(screen.getByRole("button", { name: "Send code" }));
    await waitFor(() =>
      expect(saidAt(screen.getByRole("textbox", { name: "New mobile number" }))).toBe(
        "Please enter your mobile number",
      ),
    );
    expect(saidAt(password())).toBe("Please enter your password");
    expect(shop.bodies("askContactChange")).toEqual([]);
  });

  it("says at the e-mail that another account has it and keeps what was typed", async () => {
    const { shop, user } = await open();
    const errors = [{ field: "email", message: messages.emailTaken }];
    shop.on("askContactChange", new Refusal(409, "email_taken", messages.emailTaken, { errors }));
    await askForEmail(user);
    await waitFor(() => expect(saidAt(newEmail())).toBe("An account with this e-mail already exists"));
    expect(document.activeElement).toBe(newEmail());
    expect(password().value).toBe("monsoon mango tree");
  });

  it("says that too many codes were sent", async () => {
    const { shop, user } = await open();
    shop.on("askContactChange", new Refusal(429, "too_many", messages.contactCodeTooMany));
    await askForEmail(user);
    expect((await screen.findByRole("alert")).textContent).toBe(String(messages.contactCodeTooMany));
  });

  it("says at the code that it is wrong, and sends another where it is wanted", async () => {
    const { shop, user } = await open();
    shop.on("confirmContactChange", refuse.invalid([{ field: "code", message: messages.otpWrong }]));
    await askForEmail(user);
    await user.type(await code(), "654321{Enter}");
    const field = await code();
    await waitFor(() => expect(saidAt(field)).toBe("This code is not right or has expired"));
    await user.click(screen.getByRole("button", { name: "Send another code" }));
    expect(newEmail()).toBeDefined();
  });
});
