import { z } from "zod";
import { endpoint } from "./endpoint";
import { ok } from "./envelope";
import { Id, Quantity, Rupees, Size } from "./fields";

export const CartItem = z.object({
  productId: Id,
  slug: z.string(),
  title: z.string(),
  image: z.string(),
  category: z.string(),
  price: Rupees,
  salePrice: Rupees,
  quantity: Quantity,
  size: Size.optional(),
  /** The available quantity, including this line's own. */
  stock: z.int().min(0),
});
export type CartItem = z.infer<typeof CartItem>;

/** Changes since a line was added; reported when the cart is read. */
export const CartNotice = z.object({
  productId: Id,
  size: Size.optional(),
  kind: z.enum(["price_changed", "stock_short", "sold_out", "gone"]),
  message: z.string(),
});

export const Cart = z.object({
  _id: z.string().nullable(),
  userId: Id,
  items: z.array(CartItem),
  subtotal: Rupees,
  total: Rupees,
  notices: z.array(CartNotice),
});
export type Cart = z.infer<typeof Cart>;

const userIdParam = z.object({ userId: Id });

/** Adds one product (for fashion: one size of it) to the shopper's cart. Spec §7 "cart/add"; stock cap §5. */
export const addToCart = endpoint({
  door: "addToCart",
  access: "shopper",
  owner: "body.userId",
  summary: "Add to the cart; adding the same product and size again increases the quantity",
  body: z.object({ userId: Id, productId: Id, quantity: Quantity, size: Size.nullish() }),
  response: ok({ data: Cart }),
});

export const getCart = endpoint({
  door: "getCart",
  access: "shopper",
  owner: "params.userId",
  summary: "The account's cart, with notices of what changed",
  params: userIdParam,
  response: ok({ data: Cart }),
});

export const updateCart = endpoint({
  door: "updateCart",
  access: "shopper",
  owner: "body.userId",
  summary: "Set the quantity of a line",
  body: z.object({ userId: Id, productId: Id, quantity: Quantity, size: Size.nullish() }),
  response: ok({ data: Cart }),
});

export const removeFromCart = endpoint({
  door: "removeFromCart",
  access: "shopper",
  owner: "params.userId",
  summary: "Remove a line from the cart; without a size, every line of the product",
  params: z.object({ userId: Id, productId: Id }),
  query: z.object({ size: Size.optional() }),
  response: ok({ data: Cart }),
});

export const clearCart = endpoint({
  door: "clearCart",
  access: "shopper",
  owner: "params.userId",
  summary: "Empty the cart",
  params: userIdParam,
  response: ok({ data: Cart }),
});
