import { addRupees } from "@contract/money";
import { paidPrice } from "@contract/paid-price";

type Priced = { price: number; salePrice?: number | null };

export type PriceShown = {
  paid: number;
  /** The regular price, if the product is on sale. */
  regular: number | undefined;
  /** Whole per cent off; 0 without a sale. Spec §9: rounded. */
  percentOff: number;
  saved: number;
};

/**
 * From so many per cent on, a card says "off" on its picture: most of a shop is on some sale, and a tag on every card says
 * nothing. About a fifth of the demo has as much (ADR-0068).
 */
export const notablePercent = 25;

/** What a price block shows: Spec §2 "Price block", §5 "item price". */
export function priceShown(product: Priced): PriceShown {
  const paid = paidPrice(product);
  if (paid >= product.price) return { paid, regular: undefined, percentOff: 0, saved: 0 };
  return {
    paid,
    regular: product.price,
    percentOff: Math.round(((product.price - paid) / product.price) * 100),
    saved: addRupees(product.price, -paid),
  };
}
