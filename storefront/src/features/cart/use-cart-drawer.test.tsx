import { screen } from "@testing-library/react";
import { Link, useLocation } from "react-router-dom";
import { expect, it } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { useCartDrawer } from "./use-cart-drawer";

function Shop() {
  const { pathname, search, state } = useLocation();
  const { isOpen, open, close } = useCartDrawer();
  return (
    <>
      <p>{`${pathname}${search} ${state?.orderId ?? "-"} ${isOpen ? "open" : "closed"}`}</p>
      <Link to="/shop/checkout?pay=cod#cart">Change the cart</Link>
      <button type="button" onClick={open}>
        Cart
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
    </>
  );
}
const result = { pathname: "/shop/payment", search: "?order=7", state: { orderId: "order_7" } };
const shown = () => document.querySelector("p")?.textContent;

it("closes over the page where it was opened, which keeps what it knows", async () => {
  const { user } = await renderInShop(<Shop />, { texts: ["cart"], at: result });
  await user.click(screen.getByRole("button", { name: "Cart" }));
  expect(shown()).toBe("/shop/payment?order=7 order_7 open");
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(shown()).toBe("/shop/payment?order=7 order_7 closed");
});

it("closes over the page that a link of another page opened it on", async () => {
  const { user } = await renderInShop(<Shop />, { texts: ["cart"], at: result });
  await user.click(screen.getByRole("link"));
  expect(shown()).toBe("/shop/checkout?pay=cod - open");
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(shown()).toBe("/shop/checkout?pay=cod - closed");
});
