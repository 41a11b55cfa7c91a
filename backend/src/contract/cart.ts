import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { ChosenSize, Id, Language, Quantity, Rupees, Size } from "./fields";
import { limits } from "./limits";
import { VariantOption } from "./products";
import { CartCode, Discount, PromotionCode } from "./promotions";

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
  variantId: Id,
  /** What was chosen, if a size does not say it all. */
  options: z.array(VariantOption).optional(),
  /** The available quantity, including this line's own. */
  stock: z.int().min(0),
  /** What promotions take off the whole line. */
  discount: Rupees,
});
export type CartItem = z.infer<typeof CartItem>;

/** Changes since a line was added; reported when the cart is read. */
export const CartNotice = z.object({
  productId: Id,
  size: Size.optional(),
  variantId: Id.optional(),
  kind: z.enum(["price_changed", "stock_short", "sold_out", "gone"]),
  message: z.string(),
});

export const Cart = z.object({
  _id: z.string().nullable(),
  userId: Id,
  items: z.array(CartItem),
  /** The goods after what promotions take off them; delivery is added at checkout. */
  subtotal: Rupees,
  total: Rupees,
  /** What promotions take off the goods, already subtracted from `subtotal` and `total`. */
  discount: Rupees,
  /** The promotions that take it off. `delivery` is 0 here: it depends on the address. */
  discounts: z.array(Discount),
  /** The codes that the shopper entered, with the reason if one takes nothing off. */
  codes: z.array(CartCode),
  notices: z.array(CartNotice),
});
export type Cart = z.infer<typeof Cart>;

/**
 * What is bought of a product: one of its `variants`, or a size, if only one variant has it; neither if there is nothing
 * to choose.
 */
const choice = { size: ChosenSize.nullish(), variantId: Id.nullish() };

/** A change of a cart that was made without a connection; `id` is the browser's, so that it is carried out once. */
const LateChange = z.object({
  id: z.uuid(),
  kind: z.enum(["add", "set", "remove"]),
  productId: Id,
  ...choice,
  /** So many more, or the whole line's; of no meaning where it is removed. */
  quantity: Quantity,
  /** Rupees for one, as the browser showed it. */
  seenPrice: Rupees.optional(),
});
export type LateChange = z.infer<typeof LateChange>;

const userIdParam = z.object({ userId: Id });
/** Of the titles; without it that of `Accept-Language`, as in every other call here. */
const inLanguage = z.object({ lang: Language.optional() });

export const cart = endpoints({
  /**
   * Adds one product (for fashion: one size of it) to the shopper's cart. Spec §7 "cart/add"; stock cap §5.
   * `Idempotency-Key`: a retry with the same key is counted once, also as the `id` of a late change.
   */
  addToCart: {
    method: "POST",
    path: "/api/shop/cart/add",
    access: "shopper",
    owner: "body.userId",
    summary: "Add to the cart; adding the same product and size or variant again increases the quantity",
    repeatable: "with-key",
    body: z.object({ userId: Id, productId: Id, quantity: Quantity, ...choice }),
    response: ok({ data: Cart }),
  },

  /**
   * Carried out in this order, as much of each as is possible now, and once each however often they are sent. What was
   * not possible, and a price that has moved, is said per change.
   */
  sendLateChanges: {
    method: "POST",
    path: "/api/shop/cart/late",
    access: "shopper",
    owner: "body.userId",
    list: "account",
    summary: "Carry out changes of the cart that were made without a connection",
    repeatable: true,
    body: z.object({ userId: Id, changes: z.array(LateChange).min(1).max(limits.lateChanges) }),
    response: ok({
      data: Cart,
      results: z.array(z.object({ id: z.uuid(), messages: z.array(z.string()) })),
    }),
  },

  getCart: {
    method: "GET",
    path: "/api/shop/cart/get/:userId",
    access: "shopper",
    owner: "params.userId",
    summary: "The account's cart, with notices of what changed",
    params: userIdParam,
    query: inLanguage,
    response: ok({ data: Cart }),
  },

  updateCart: {
    method: "PUT",
    path: "/api/shop/cart/update-cart",
    access: "shopper",
    owner: "body.userId",
    summary: "Set the quantity of a line",
    repeatable: true,
    body: z.object({ userId: Id, productId: Id, quantity: Quantity, ...choice }),
    response: ok({ data: Cart }),
  },

  clearCart: {
    method: "DELETE",
    path: "/api/shop/cart/clear/:userId",
    access: "shopper",
    owner: "params.userId",
    summary: "Empty the cart",
    repeatable: true,
    params: userIdParam,
    response: ok({ data: Cart }),
  },

  removeFromCart: {
    method: "DELETE",
    path: "/api/shop/cart/:userId/:productId",
    access: "shopper",
    owner: "params.userId",
    summary: "Remove a line from the cart; without a size or variant, every line of the product",
    params: z.object({ userId: Id, productId: Id }),
    query: z.object({ size: ChosenSize.optional(), variantId: Id.optional() }),
    response: ok({ data: Cart }),
  },

  /**
   * 422 with a code such as `code_unknown`, `code_ended`, `code_minimum_not_met` and a sentence if the promotion takes
   * nothing off this cart; the cart is then unchanged. Guesses are limited.
   */
  enterPromotionCode: {
    method: "POST",
    path: "/api/shop/cart/promotions",
    access: "shopper",
    owner: "body.userId",
    summary: "Put a promotion's code on the cart",
    body: z.object({ userId: Id, code: PromotionCode }),
    response: ok({ data: Cart }),
  },

  removePromotionCode: {
    method: "DELETE",
    path: "/api/shop/cart/promotions/:userId/:code",
    access: "shopper",
    owner: "params.userId",
    summary: "Take a promotion's code off the cart",
    params: z.object({ userId: Id, code: PromotionCode }),
    response: ok({ data: Cart }),
  },
});
