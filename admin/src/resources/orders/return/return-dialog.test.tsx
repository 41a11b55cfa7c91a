import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInPanel } from "../../../testing/render-in-panel";
import { ashasOrder } from "../../../testing/samples";
import { ReturnDialog } from "./return-dialog";
import type { Decision } from "./rules";

const note = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Note to the shopper/ });
const open = (decision: Decision) =>
  renderInPanel(<ReturnDialog order={ashasOrder} decision={decision} onClose={vi.fn()} />, {
    resource: "orders",
  });

describe("deciding on a return", () => {
  it("is refused only with a reason, which the shopper reads", async () => {
    const { shop, user } = await open("return_rejected");
    shop.on("adminUpdateOrder", "never");
    const refuse = screen.getByRole("button", { name: "Refuse return" });
    await user.click(refuse);
    expect(note().getAttribute("aria-invalid")).toBe("true");
    expect(shop.bodies("adminUpdateOrder")).toEqual([]);
    await user.type(note(), "It was worn");
    await user.dblClick(refuse);
    expect(shop.bodies("adminUpdateOrder")).toEqual([
      { orderStatus: "return_rejected", note: "It was worn", noteFor: "shopper", version: "1" },
    ]);
  });

  it("is approved without one", async () => {
    const { shop, user } = await open("return_approved");
    shop.on("adminUpdateOrder", "never");
    await user.click(screen.getByRole("button", { name: "Approve return" }));
    await waitFor(() => expect(shop.bodies("adminUpdateOrder")).toHaveLength(1));
  });
});

describe("goods that came back", () => {
  const onShelf = () =>
    screen.getByRole<HTMLInputElement>("textbox", { name: "Back on the shelf: Cotton kurta (M)" });

  it("go back on the shelf unless some are broken, which the dialog says before it happens", async () => {
    const { shop, user } = await open("return_received");
    shop.on("adminUpdateOrder", "never");
    expect(onShelf().value).toBe("2");
    await user.clear(onShelf());
    await user.type(onShelf(), "1");
    expect(screen.getByText("1 item goes back into stock and can be bought again.")).toBeDefined();
    expect(screen.getByText("1 item is written off.")).toBeDefined();
    await user.type(note(), "One is torn");
    await user.click(screen.getByRole("button", { name: "Goods received" }));
    await waitFor(() =>
      expect(shop.bodies("adminUpdateOrder")).toMatchObject([
        { orderStatus: "return_received", unsellable: [{ productId: "prod_kurta", size: "M", quantity: 1 }] },
      ]),
    );
  });

  it("cannot be more than were sent back", async () => {
    const { shop, user } = await open("return_received");
    await user.clear(onShelf());
    await user.type(onShelf(), "3");
    expect(screen.getByText("A whole number from 0 to 2")).toBeDefined();
    await user.type(note(), "All fine");
    await user.click(screen.getByRole("button", { name: "Goods received" }));
    expect(shop.bodies("adminUpdateOrder")).toEqual([]);
  });
});
