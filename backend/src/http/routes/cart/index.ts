import type { Handlers } from "../../pipeline/door";
import { addToCart } from "./add";
import { clearCart } from "./clear";
import { getCart } from "./get";
import { removeFromCart } from "./remove";
import { updateCart } from "./update-cart";

export const cartDoors = {
  addToCart,
  getCart,
  updateCart,
  removeFromCart,
  clearCart,
} satisfies Partial<Handlers>;
