import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import { PasswordForm } from "./password-form";

const current = () => screen.getByLabelText<HTMLInputElement>("Current password");
const next = () => screen.getByLabelText<HTMLInputElement>("New password");
const open = () => renderInShop(<PasswordForm user={asha} />, { texts: ["account"] });

describe("the form for another password", () => {
  it("says at each field what is missing", async () => {
    const { shop, user } = await open();
    await user.click(screen.getByRole("button", { name: "Change password" }));
    await waitFor(() => expect(saidAt(current())).toBe("Please enter your password"));
    expect(saidAt(next())).toBe("Please enter your password");
    expect(document.activeElement).toBe(current());
    expect(shop.bodies("changePassword")).toEqual([]);
  });

  it("refuses a password that is easy to guess", async () => {
    const { user } = await open();
    await user.type(current(), "old one, long enough");
    await user.type(next(), "password1{Enter}");
    await waitFor(() =>
      expect(saidAt(next())).toBe("This password is too easy to guess. A few words in a row are better"),
    );
  });

  it("sends once, and then forgets what was typed", async () => {
    const { shop, user } = await open();
    shop.on("changePassword", { success: true });
    await user.type(current(), "old one, long enough");
    await user.type(next(), "monsoon mango tree{Enter}{Enter}");
    expect(await screen.findByText("Your password is changed")).toBeDefined();
    expect(shop.bodies("changePassword")).toHaveLength(1);
    expect(current().value).toBe("");
    expect(next().value).toBe("");
  });
});

describe.each(languages)("the form for another password in %s", (language) => {
  it("says at the current password that it is wrong and keeps the new one", async () => {
    const { shop, user, t } = await renderInShop(<PasswordForm user={asha} />, {
      language,
      texts: ["account"],
    });
    shop.on(
      "changePassword",
      refuse.invalid([{ field: "currentPassword", message: messages.passwordWrong }]),
    );
    const old = screen.getByLabelText<HTMLInputElement>(t("account:currentPassword"));
    const fresh = screen.getByLabelText<HTMLInputElement>(t("account:newPassword"));
    await user.type(old, "not this one");
    await user.type(fresh, "monsoon mango tree{Enter}");
    await waitFor(() => expect(saidAt(old)).toBe(messages.passwordWrong.in(language)));
    expect(document.activeElement).toBe(old);
    expect(fresh.value).toBe("monsoon mango tree");
  });
});
