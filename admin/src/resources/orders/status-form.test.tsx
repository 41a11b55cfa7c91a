import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { ashasOrder } from "../../testing/samples";
import { StatusForm } from "./status-form";

const open = (order = ashasOrder) => renderInPanel(<StatusForm order={order} />, { resource: "orders" });
const details = (user: Awaited<ReturnType<typeof open>>["user"]) =>
  user.click(screen.getByRole("button", { name: "With a note or more details" }));
const update = () => screen.getByRole("button", { name: "Update order" });

describe("the form for an order's next status", () => {
  it("proposes the next one and asks for courier and number where the parcel leaves", async () => {
    const { shop, user } = await open();
    shop.on("adminUpdateOrder", "never");
    // Handing over asks for a courier that is not known yet.
    await user.click(screen.getByRole("button", { name: /^Hand over/ }));
    expect(screen.getByRole("combobox", { name: "New status" }).textContent).toBe("Shipped");
    await user.type(screen.getByLabelText("Courier"), "India Post");
    await user.type(screen.getByLabelText("Tracking number (AWB)"), " EM123 ");
    await user.dblClick(update());
    await waitFor(() => expect(shop.bodies("adminUpdateOrder")).toHaveLength(1));
    expect(shop.bodies("adminUpdateOrder")).toEqual([
      {
        orderStatus: "shipped",
        note: null,
        courier: { name: "India Post", awb: "EM123" },
        version: "1",
      },
    ]);
  });

  it("asks who reads a note once there is one, and keeps it for staff unless somebody says otherwise", async () => {
    const { shop, user } = await open();
    shop.on("adminUpdateOrder", "never");
    await details(user);
    expect(screen.queryByRole("combobox", { name: "Who reads it" })).toBeNull();
    await user.type(screen.getByLabelText("Note on the timeline"), "Gift wrapped");
    expect(screen.getByRole("combobox", { name: "Who reads it" }).textContent).toBe("Only our staff");
    await user.click(screen.getByRole("combobox", { name: "Who reads it" }));
    await user.click(await screen.findByRole("option", { name: "The shopper too" }));
    await user.click(update());
    await waitFor(() =>
      expect(shop.bodies("adminUpdateOrder")).toMatchObject([{ note: "Gift wrapped", noteFor: "shopper" }]),
    );
  });

  it("asks for a reason before it ends a sale", async () => {
    const { shop, user } = await open();
    await user.click(screen.getByRole("button", { name: /^Cancel the order/ }));
    expect(await screen.findByRole("dialog", { name: "Cancel order SB-1001?" })).toBeDefined();
    expect(shop.bodies("adminUpdateOrder")).toEqual([]);
  });

  it("records the cash of a delivery only where somebody says that it is there", async () => {
    const { shop, user } = await open({ ...ashasOrder, orderStatus: "shipped", nextStatuses: ["delivered"] });
    shop.on("adminUpdateOrder", "never");
    await details(user);
    await user.click(screen.getByRole("checkbox", { name: /^I have the cash of ₹1,900/ }));
    await user.click(update());
    await waitFor(() =>
      expect(shop.bodies("adminUpdateOrder")).toMatchObject([
        { orderStatus: "delivered", paymentStatus: "paid" },
      ]),
    );
  });

  it("makes a move that needs nothing more by one press, and never notes cash by it", async () => {
    const out = { ...ashasOrder, orderStatus: "shipped", nextStatuses: ["delivered"] } as const;
    const { shop, user } = await open({ ...out, nextStatuses: ["delivered"] });
    shop.on("adminUpdateOrder", "never");
    await user.dblClick(screen.getByRole("button", { name: /^Delivered/ }));
    await waitFor(() => expect(shop.bodies("adminUpdateOrder")).toHaveLength(1));
    expect(shop.bodies("adminUpdateOrder")).toEqual([{ orderStatus: "delivered", note: null, version: "1" }]);
  });
});
