import { plain, withQuery } from "./addresses";

const pages = {
  cart: plain.cart,
  checkout: plain.checkout,
  orders: plain.orders,
  wishlist: plain.wishlist,
  addresses: plain.addresses,
  account: plain.account,
  reviews: plain.reviews,
  questions: plain.questions,
} as const;

export type Next = keyof typeof pages;

/**
 * Where a visitor goes on after signing in: never an address from outside, always one of these. `about` is the product
 * that the page is of, by its slug.
 */
export const afterwards = (next: Next, about?: string) => withQuery(pages[next], { product: about });

export const isNext = (asked: string | null): asked is Next => asked !== null && Object.hasOwn(pages, asked);
