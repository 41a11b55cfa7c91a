import { plain } from "./addresses";

/** Where a visitor goes on after signing in: never an address from outside, always one of these. */
export const afterwards = { cart: plain.cart, checkout: plain.checkout, orders: plain.orders } as const;

export type Next = keyof typeof afterwards;

export const isNext = (asked: string | null): asked is Next =>
  asked !== null && Object.hasOwn(afterwards, asked);
