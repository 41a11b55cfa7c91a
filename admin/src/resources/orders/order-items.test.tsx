import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { ashasOrder } from "../../testing/samples";
import { OrderItems } from "./order-items";
import { Parcels } from "./parcels";
import type { Order } from "./rules";

const inColour = (value: string) => {
  const [item] = ashasOrder.cartItems as [Order["cartItems"][number]];
  return { ...item, title: "Phone", variantId: value, options: [{ name: "Colour", value }] };
};

it("tells two choices of one product apart, in the order and in its parcels", async () => {
  const cartItems = [inColour("Black"), inColour("Blue")];
  const parcels = [{ location: "Pune", items: cartItems, courier: null }];
  const writtenOff = [{ ...inColour("Blue"), quantity: 1 }];
  const order = { ...ashasOrder, cartItems, parcels, writtenOff };
  const { t } = await renderInPanel(
    <>
      <OrderItems order={order} />
      <Parcels order={order} />
    </>,
    { resource: "orders" },
  );
  expect(screen.getByText(/^Black · /)).toBeTruthy();
  const gone = screen.getByText(t("returns.wasWrittenOff", { smart_count: 1 }));
  expect(gone.parentElement?.textContent).toContain("Blue · ");
  expect(screen.getByText(/\(Blue\)$/).textContent).toBe(`${cartItems[1]?.quantity} × Phone (Blue)`);
});
