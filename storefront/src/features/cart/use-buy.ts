import type { Size } from "@contract/constants";

export type BuyInput = { product: { _id: string }; size: Size | undefined; quantity: number };
export type Buy = {
  /** True while a call is under way: the buttons wait. */
  busy: boolean;
  addToCart(input: BuyInput): void;
  buyNow(input: BuyInput): void;
};

/** Add to Cart and Buy Now (Spec §2 "Product detail dialog"), with the stock cap and the sign-in rule of §5. */
export function useBuy(): Buy {
  return { busy: false, addToCart: () => undefined, buyNow: () => undefined };
}
