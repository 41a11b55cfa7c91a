import { languages } from "@contract/constants";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { ashasOrder } from "../../testing/samples";
import type { Order } from "./rules";
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

/** A page whose arrows lead from Asha's order to the next. */
function Desk() {
  const [order, setOrder] = useState(ashasOrder);
  return (
    <>
      <StatusForm order={order} />
      <button type="button" onClick={() => setOrder({ ...ashasOrder, id: "order_2" })}>
        Next
      </button>
    </>
  );
}

it("keeps nothing of what was typed for one order when the next is shown", async () => {
  const { user } = await renderInPanel(<Desk />, { resource: "orders" });
  await details(user);
  await user.type(screen.getByRole("textbox", { name: "Note on the timeline" }), "For Asha alone");
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.queryByDisplayValue("For Asha alone")).toBeNull();
});

describe("a return that staff note", () => {
  const [kurta] = ashasOrder.cartItems as [Order["cartItems"][number]];
  const delivered: Order = {
    ...ashasOrder,
    orderStatus: "delivered",
    nextStatuses: ["return_requested"],
    cartItems: [
      kurta,
      {
        ...kurta,
        title: "Wooden car",
        productId: "prod_car",
        size: undefined,
        variantId: "car",
        quantity: 1,
        lineTotal: 100,
      },
    ],
    totalAmount: 2_000,
  };
  const goesBack = (title: string) =>
    screen.getByRole<HTMLInputElement>("textbox", { name: `Goes back: ${title}` });
  const noteReturn = async (order = delivered) => {
    const page = await open(order);
    page.shop.on("adminUpdateOrder", "never");
    await page.user.click(screen.getByRole("button", { name: /^Note a return/ }));
    return page;
  };

  it("is of the whole order unless somebody says otherwise", async () => {
    const { shop, user } = await noteReturn();
    expect([goesBack("Cotton kurta (M)").value, goesBack("Wooden car").value]).toEqual(["2", "1"]);
    expect(screen.getByRole("status").textContent).toBe("Money back: ₹2,000.00");
    await user.type(screen.getByRole("textbox", { name: "Note on the timeline" }), "Rang us");
    await user.dblClick(update());
    await waitFor(() => expect(shop.bodies("adminUpdateOrder")).toHaveLength(1));
    expect(shop.bodies("adminUpdateOrder")).toEqual([
      { orderStatus: "return_requested", note: "Rang us", noteFor: "staff", version: "1" },
    ]);
  });

  it("is of a part by the keyboard alone, for the price of that part", async () => {
    const { shop, user } = await noteReturn();
    await user.tab();
    while (document.activeElement !== goesBack("Cotton kurta (M)")) await user.tab();
    await user.keyboard("{Control>}a{/Control}1{Tab}0");
    expect(document.activeElement).toBe(goesBack("Wooden car"));
    expect(screen.getByRole("status").textContent).toBe("Money back: ₹900.00");
    await user.keyboard("{Enter}");
    await waitFor(() =>
      expect(shop.bodies("adminUpdateOrder")).toEqual([
        {
          orderStatus: "return_requested",
          note: null,
          items: [{ productId: "prod_kurta", variantId: "variant_1", size: "M", quantity: 1 }],
          version: "1",
        },
      ]),
    );
  });

  it("cannot be of nothing, nor of more than was bought, and says so", async () => {
    const { shop, user } = await noteReturn();
    await user.clear(goesBack("Wooden car"));
    await user.type(goesBack("Wooden car"), "2");
    expect(screen.getByText("A whole number from 0 to 1")).toBeDefined();
    await user.click(update());
    for (const title of ["Cotton kurta (M)", "Wooden car"]) {
      await user.clear(goesBack(title));
      await user.type(goesBack(title), "0");
    }
    expect(screen.getByRole("status").textContent).toBe("Please choose at least one item.");
    await user.click(update());
    expect(shop.bodies("adminUpdateOrder")).toEqual([]);
  });

  it("asks nothing where there is a single piece", async () => {
    const { shop, user } = await noteReturn({ ...delivered, cartItems: [{ ...kurta, quantity: 1 }] });
    expect(screen.queryByRole("textbox", { name: /^Goes back/ })).toBeNull();
    await user.click(update());
    await waitFor(() => expect(shop.bodies("adminUpdateOrder")).toHaveLength(1));
  });

  it.each(languages)("is worded in %s", async (language) => {
    const { user, t } = await renderInPanel(<StatusForm order={delivered} />, {
      resource: "orders",
      language,
    });
    await user.click(screen.getByRole("button", { name: new RegExp(`^${t("moves.return_requested.act")}`) }));
    expect(screen.getByText(t("returns.goodsHelp"))).toBeDefined();
    expect(screen.getByRole("textbox", { name: `${t("returns.goods")}: Wooden car` })).toBeDefined();
  });
});
