import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { ashasOrder } from "../../testing/samples";
import { HandOverDialog } from "./hand-over-dialog";

const ready = {
  ...ashasOrder,
  deliveryMethod: "pickup",
  pickup: { code: null, keepUntil: "2026-11-30T18:29:59.000Z" },
} as const;
const confirm = () => screen.getByRole("button", { name: "Hand over" });
const open = async (
  order: typeof ready | (typeof ready & { paymentStatus: "paid" }) = ready,
  role?: "packer",
) => {
  const onClose = vi.fn();
  const dialog = <HandOverDialog order={order} onClose={onClose} />;
  const rendered = await renderInPanel(dialog, { resource: "orders", ...(role && { role }) });
  rendered.shop.on("adminHandOver", "never");
  return { ...rendered, onClose };
};

describe("handing an order over at the counter", () => {
  it("asks for the code and how it was paid, with the number of a slip, before anything is sent", async () => {
    const { shop, user } = await open();
    await user.click(confirm());
    expect(screen.getAllByText("Required").length).toBe(2);
    await user.type(screen.getByLabelText(/The shopper’s code/), "123456");
    await user.click(screen.getByRole("radio", { name: "UPI" }));
    await user.click(confirm());
    expect(shop.bodies("adminHandOver")).toEqual([]);
    await user.type(screen.getByLabelText(/Number on the slip/), "4123");
    await user.dblClick(confirm());
    await waitFor(() => expect(shop.bodies("adminHandOver")).toHaveLength(1));
    expect(shop.bodies("adminHandOver")).toEqual([
      { code: "123456", payment: { means: "upi", reference: "4123" }, version: "1" },
    ]);
  });

  it("takes a note instead of the code", async () => {
    const { shop, user } = await open({ ...ready, paymentStatus: "paid" });
    await user.click(screen.getByRole("checkbox", { name: "They don’t have the code" }));
    await user.type(screen.getByLabelText(/How do you know/), "Showed her licence");
    await user.click(confirm());
    await waitFor(() =>
      expect(shop.bodies("adminHandOver")).toEqual([{ note: "Showed her licence", version: "1" }]),
    );
  });

  it("sends who may not handle money to somebody who may", async () => {
    await open(ready, "packer");
    expect(confirm()).toHaveProperty("disabled", true);
    expect(screen.getByText(/Please ask a manager or an owner/)).toBeDefined();
  });
});
