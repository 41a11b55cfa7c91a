import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { OwnStep } from "./own-step";

const off = {
  isOn: false,
  since: null,
  recoveryCodesLeft: 0,
  isDemanded: false,
  staff: { total: 1, withSecondFactor: 0 },
};
const key = { key: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/shop?secret=JBSWY3DPEHPK3PXP" };
const password = () => screen.findByLabelText<HTMLInputElement>(/^Your password/);
const code = () => screen.findByLabelText<HTMLInputElement>(/^Six-digit code/);

describe("the second step of signing in", () => {
  it("is set up with the password and a code of the app, and shows the recovery codes once", async () => {
    const onSettled = vi.fn();
    const { shop, user } = await renderInPanel(<OwnStep status={off} onSettled={onSettled} />);
    shop.on("startSecondFactor", { success: true, data: key });
    shop.on("confirmSecondFactor", { success: true, data: { recoveryCodes: ["aaaa-1111"] } });
    await user.click(screen.getByRole("button", { name: "Set it up" }));
    await waitFor(async () => expect(document.activeElement).toBe(await password()));
    await user.keyboard("monsoon mango tree{Enter}");
    await user.type(await code(), "123456");
    await user.type(screen.getByLabelText(/^Code from our e-mail/), "654321{Enter}");
    expect(await screen.findByText("aaaa-1111")).toBeDefined();
    expect(shop.bodies("startSecondFactor")).toEqual([{ password: "monsoon mango tree" }]);
    expect(shop.bodies("confirmSecondFactor")).toEqual([{ code: "123456", mailCode: "654321" }]);
    await user.click(screen.getByRole("button", { name: "I have kept them" }));
    expect(onSettled).toHaveBeenCalledOnce();
  });

  it("asks for the password and sends it once", async () => {
    const { shop, user } = await renderInPanel(<OwnStep status={off} onSettled={vi.fn()} />);
    shop.on("startSecondFactor", "never");
    await user.click(screen.getByRole("button", { name: "Set it up" }));
    await user.type(await password(), "{Enter}");
    expect(saidAt(await password())).toBe("Required");
    await user.keyboard("monsoon mango tree{Enter}{Enter}");
    expect(shop.bodies("startSecondFactor")).toHaveLength(1);
  });
});

describe.each(languages)("the second step in %s", (language) => {
  it("says at the password that it is wrong and keeps it", async () => {
    const { shop, user, t } = await renderInPanel(<OwnStep status={off} onSettled={vi.fn()} />, {
      language,
    });
    shop.on("startSecondFactor", refuse.invalid([{ field: "password", message: messages.passwordWrong }]));
    await user.click(screen.getByRole("button", { name: t("secondStep.start") }));
    const field = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${t("secondStep.password")}`));
    await user.type(field, "not this one{Enter}");
    await waitFor(() => expect(saidAt(field)).toBe(messages.passwordWrong.in(language)));
    expect(field.value).toBe("not this one");
  });
});
