import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { ForgotSteps } from "./forgot-steps";

const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: "E-mail" });
const code = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Six-digit code" });
const newPassword = () => screen.findByLabelText<HTMLInputElement>("New password");
const repeat = () => screen.getByLabelText<HTMLInputElement>("New password once more");

async function open() {
  const onDone = vi.fn();
  const page = await renderInShop(<ForgotSteps onDone={onDone} />, { texts: ["auth"] });
  // The form comes on its own, after the page.
  await screen.findByRole("textbox", { name: "E-mail" });
  page.shop.on("forgotPassword", { success: true, email: "asha@example.in" });
  page.shop.on("verifyOtp", { success: true, resetToken: "token" });
  page.shop.on("resetPassword", { success: true });
  return { ...page, onDone };
}

describe("a forgotten password", () => {
  it("is replaced by a new one in three steps, each with the focus in its field", async () => {
    const { shop, user, onDone } = await open();
    await user.type(email(), "asha@example.in{Enter}");
    await waitFor(async () => expect(document.activeElement).toBe(await code()));
    expect(screen.getByText(/asha@example.in/)).toBeDefined();
    await user.keyboard("123456{Enter}");
    await waitFor(async () => expect(document.activeElement).toBe(await newPassword()));
    await user.type(await newPassword(), "monsoon mango tree");
    await user.type(repeat(), "monsoon mango tree{Enter}");
    await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith("asha@example.in"));
    expect(shop.bodies("verifyOtp")).toEqual([{ email: "asha@example.in", otp: "123456" }]);
    expect(shop.bodies("resetPassword")).toEqual([
      { resetToken: "token", newPassword: "monsoon mango tree" },
    ]);
  });

  it("asks for a valid e-mail before it asks the shop", async () => {
    const { shop, user } = await open();
    await user.type(email(), "asha{Enter}");
    await waitFor(() =>
      expect(saidAt(email())).toBe("This e-mail does not look right. Example: asha@example.in"),
    );
    expect(shop.bodies("forgotPassword")).toEqual([]);
  });

  it("says at the code that it is wrong and keeps it to be corrected", async () => {
    const { shop, user } = await open();
    shop.on("verifyOtp", refuse.invalid([{ field: "otp", message: messages.otpWrong }]));
    await user.type(email(), "asha@example.in{Enter}");
    await user.type(await code(), "123456{Enter}");
    const field = await code();
    await waitFor(() => expect(saidAt(field)).toBe("This code is not right or has expired"));
    expect(field.value).toBe("123456");
    expect(document.activeElement).toBe(field);
  });

  it("notices a repetition that differs", async () => {
    const { shop, user } = await open();
    await user.type(email(), "asha@example.in{Enter}");
    await user.type(await code(), "123456{Enter}");
    await user.type(await newPassword(), "monsoon mango tree");
    await user.type(repeat(), "monsoon mango{Enter}");
    await waitFor(() => expect(saidAt(repeat())).toBe("The two passwords differ"));
    expect(document.activeElement).toBe(repeat());
    expect(shop.bodies("resetPassword")).toEqual([]);
  });

  it("goes back to the e-mail, as it was typed", async () => {
    const { user } = await open();
    await user.type(email(), "asha@example.in{Enter}");
    await code();
    await user.click(screen.getByRole("button", { name: "Use another e-mail" }));
    expect(screen.getByRole("textbox", { name: "E-mail" })).toBeDefined();
  });
});
