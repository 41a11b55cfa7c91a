import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { ashasOrder } from "@/testing/samples";
import ReturnSheet from "./return-sheet";

const texts = ["aftersales", "orders", "shell"] as const;
const reason = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Why are you returning it?" });
const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Ask for the return" });
const upi = () => screen.getByRole<HTMLInputElement>("textbox", { name: "UPI ID" });

async function open() {
  const onClose = vi.fn();
  const page = await renderInShop(<ReturnSheet order={ashasOrder} onClose={onClose} />, { texts });
  page.shop.on("returnOrder", { success: true, data: ashasOrder });
  return { ...page, onClose };
}

describe("asking for a return", () => {
  it("says what the whole order gives back", async () => {
    await open();
    expect(screen.getByRole("dialog", { name: "Return this order?" })).toBeDefined();
    expect(screen.getByText("₹1,900.00")).toBeDefined();
  });

  it("needs a reason, and says so at its field", async () => {
    const { shop, user } = await open();
    await user.click(send());
    await waitFor(() => expect(saidAt(reason())).toContain("Please say why, in a few words"));
    expect(document.activeElement).toBe(reason());
    expect(shop.bodies("returnOrder")).toEqual([]);
  });

  it("needs an account for the money of a cash order, and leads to it", async () => {
    const { shop, user } = await open();
    await user.click(screen.getByRole("button", { name: "It does not fit" }));
    await user.click(send());
    await waitFor(() => expect(saidAt(upi())).toContain("Please enter a UPI ID, such as name@bank"));
    expect(document.activeElement).toBe(upi());
    expect(reason().value).toBe("It does not fit");
    expect(shop.bodies("returnOrder")).toEqual([]);
  });

  it("sends back a part, for the price of that part", async () => {
    const { shop, user, onClose } = await open();
    await user.click(screen.getByRole("button", { name: "One fewer of Cotton kurta" }));
    expect(screen.getByText("1 of 2", { exact: false })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "It does not fit" }));
    await user.type(upi(), "asha@okaxis");
    await user.click(send());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(shop.bodies("returnOrder")).toEqual([
      {
        reason: "It does not fit",
        items: [{ productId: "prod_kurta", size: "M", variantId: "variant_1", quantity: 1 }],
        refundAccount: { kind: "upi", upiId: "asha@okaxis" },
      },
    ]);
  });

  it("compares the two account numbers of a bank account", async () => {
    const { shop, user } = await open();
    await user.type(reason(), "Too small");
    await user.click(screen.getByRole("radio", { name: "Bank account" }));
    await user.type(screen.getByRole("textbox", { name: "Account holder's name" }), "Asha Patil");
    await user.type(screen.getByRole("textbox", { name: "Account number" }), "123456789012");
    const again = screen.getByRole("textbox", { name: "Account number once more" });
    await user.type(again, "123456789021");
    await user.type(screen.getByRole("textbox", { name: "IFSC" }), "SBIN0000427");
    await user.click(send());
    await waitFor(() => expect(saidAt(again)).toBe("The two account numbers differ"));
    expect(shop.bodies("returnOrder")).toEqual([]);
  });

  it("sends once, however often it is pressed", async () => {
    const { shop, user } = await open();
    shop.on("returnOrder", "never");
    await user.type(reason(), "Too small");
    await user.click(screen.getByRole("radio", { name: "I'll tell you later" }));
    await user.dblClick(send());
    await waitFor(() => expect(shop.bodies("returnOrder")).toHaveLength(1));
    await user.dblClick(screen.getByRole("button", { name: "Sending…" }));
    expect(shop.bodies("returnOrder")).toHaveLength(1);
  });

  it("cannot be sent for nothing", async () => {
    const { user } = await open();
    const fewer = screen.getByRole("button", { name: "One fewer of Cotton kurta" });
    await user.click(fewer);
    await user.click(fewer);
    expect(screen.getByText("Please choose at least one item.")).toBeDefined();
    expect(send().disabled).toBe(true);
  });
});

describe.each(languages)("asking for a return in %s", (language) => {
  it("shows the shop's refusal in the language and keeps the reason", async () => {
    const onClose = vi.fn();
    const sheet = <ReturnSheet order={ashasOrder} onClose={onClose} />;
    const { shop, user, t } = await renderInShop(sheet, { language, texts });
    const said = messages.returnTooLate("25-11-2026");
    shop.on("returnOrder", refuse.conflict("return_too_late", said));
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", {
      name: t("aftersales:returning.reason"),
    });
    await user.type(field, "बहुत छोटा है");
    await user.click(screen.getByRole("radio", { name: t("aftersales:account.kind.later") }));
    await user.click(screen.getByRole("button", { name: t("aftersales:returning.send") }));
    expect((await screen.findByRole("alert")).textContent).toBe(said.in(language));
    expect(field.value).toBe("बहुत छोटा है");
    expect(onClose).not.toHaveBeenCalled();
  });
});
