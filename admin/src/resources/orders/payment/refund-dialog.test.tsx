import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInPanel } from "../../../testing/render-in-panel";
import { ashasOrder } from "../../../testing/samples";
import { RefundDialog } from "./refund-dialog";

const amount = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Amount" });
const reason = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Reason/ });
const record = () => screen.getByRole("button", { name: "Record refund" });
const owed = { ...ashasOrder, refundDue: 1_900, paymentStatus: "refund_pending" } as const;

async function open() {
  const onClose = vi.fn();
  return {
    ...(await renderInPanel(<RefundDialog order={owed} onClose={onClose} />, { resource: "orders" })),
    onClose,
  };
}

describe("recording a refund", () => {
  it("begins with all that is owed and says to whom it goes", async () => {
    await open();
    expect(amount().value).toBe("1900");
    expect(screen.getByRole("dialog", { name: "Refund ₹1,900 to Asha Patil in cash?" })).toBeDefined();
  });

  it("does not record more than is owed, nor without a reason", async () => {
    const { shop, user } = await open();
    await user.clear(amount());
    await user.type(amount(), "2000");
    expect(amount().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("An amount up to ₹1,900")).toBeDefined();
    await user.click(record());
    expect(screen.getByText("Required")).toBeDefined();
    await user.type(reason(), "Sent back");
    await user.click(record());
    expect(shop.bodies("adminNoteRefund")).toEqual([]);
  });

  it("sends amount, means and reason once, however often it is pressed", async () => {
    const { shop, user } = await open();
    shop.on("adminNoteRefund", "never");
    await user.clear(amount());
    await user.type(amount(), "₹ 1,200.50");
    await user.type(reason(), "Sent back");
    await user.dblClick(record());
    await waitFor(() =>
      expect(shop.bodies("adminNoteRefund")).toEqual([
        { amount: 1_200.5, how: "cash", reference: null, refundDue: 1_900, reason: "Sent back" },
      ]),
    );
  });

  it("shows the shop's refusal and keeps what was typed", async () => {
    const { shop, user, onClose } = await open();
    shop.on("adminNoteRefund", refuse.conflict("owed_at_most", messages.owedAtMost(100)));
    await user.type(reason(), "Sent back");
    await user.click(record());
    expect(await screen.findByText(String(messages.owedAtMost(100)))).toBeDefined();
    expect(reason().value).toBe("Sent back");
    expect(onClose).not.toHaveBeenCalled();
  });
});
