import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import type { Order } from "@contract/orders";
import { refuse } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { packedOrder } from "@testing/sample-order";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import CancelSheet from "./cancel-sheet";

const texts = ["aftersales", "orders", "shell"] as const;
const reason = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Why are you cancelling?" });
const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Cancel order" });

async function open(order: Order = packedOrder) {
  const onClose = vi.fn();
  const page = await renderInShop(<CancelSheet order={order} onClose={onClose} />, { texts });
  return { ...page, onClose };
}

describe("cancelling an order", () => {
  it.each([
    ["cash that nobody paid yet", {}, "Nothing has been paid, so there is nothing to pay back."],
    ["cash that was paid", { paymentStatus: "paid" }, "refund the ₹1,900 you paid"],
    [
      "a payment that did not come",
      { paymentMethod: "online", paymentStatus: "pending" },
      "Nothing has been paid yet",
    ],
    [
      "an online payment",
      { paymentMethod: "online", paymentStatus: "paid" },
      "send ₹1,900 back to where you paid from",
    ],
  ] as const)("says what happens to the money: %s", async (_, payment, sentence) => {
    await open({ ...packedOrder, ...payment });
    expect(screen.getByRole("dialog", { name: "Cancel this order?" }).textContent).toContain(sentence);
  });

  it("needs a reason, and says so at its field", async () => {
    const { shop, user } = await open();
    await user.type(reason(), "  ");
    await user.click(send());
    await waitFor(() => expect(saidAt(reason())).toContain("Please say why, in a few words"));
    expect(document.activeElement).toBe(reason());
    expect(shop.bodies("cancelOrder")).toEqual([]);
  });

  it("takes a suggested reason, which can still be changed, and closes once it is cancelled", async () => {
    const { shop, user, onClose } = await open();
    shop.on("cancelOrder", { success: true, data: { ...packedOrder, orderStatus: "cancelled" } });
    await user.click(screen.getByRole("button", { name: "It takes too long" }));
    expect(document.activeElement).toBe(reason());
    await user.type(reason(), " for a birthday ");
    await user.click(send());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(shop.bodies("cancelOrder")).toEqual([
      { orderStatus: "cancelled", cancellationReason: "It takes too long for a birthday" },
    ]);
  });

  it("sends once, however often it is pressed", async () => {
    const { shop, user } = await open();
    shop.on("cancelOrder", "never");
    await user.type(reason(), "Ordered twice");
    await user.dblClick(send());
    await waitFor(() => expect(shop.bodies("cancelOrder")).toHaveLength(1));
    await user.dblClick(screen.getByRole("button", { name: "Cancelling…" }));
    expect(shop.bodies("cancelOrder")).toHaveLength(1);
  });
});

describe.each(languages)("cancelling an order in %s", (language) => {
  it("shows the shop's refusal in the language and keeps the reason", async () => {
    const onClose = vi.fn();
    const sheet = <CancelSheet order={packedOrder} onClose={onClose} />;
    const { shop, user, t } = await renderInShop(sheet, { language, texts });
    const said = messages.illegalMove("shipped", "cancelled", []);
    shop.on("cancelOrder", refuse.conflict("illegal_move", said));
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: t("aftersales:cancel.reason") });
    await user.type(field, "दोनदा मागवले");
    await user.click(screen.getByRole("button", { name: t("aftersales:cancel.send") }));
    expect((await screen.findByRole("alert")).textContent).toBe(said.in(language));
    expect(field.value).toBe("दोनदा मागवले");
    expect(onClose).not.toHaveBeenCalled();
  });
});
