import { countProducts } from "../../../catalog/count-products";
import { shownCount } from "../../../contract/shop-figures";
import { countOrders } from "../../../orders/count-orders";

const freshMs = 600_000;

type Counts = { products: number; orders: number };
let counted: { at: number; counts: Promise<Counts> } | undefined;

async function count(): Promise<Counts> {
  const [products, orders] = await Promise.all([countProducts(), countOrders()]);
  return { products: shownCount(products), orders: shownCount(orders) };
}

/** The figures of `ShopTerms.counts`, counted anew at most every ten minutes: a count reads an index of all orders. */
export function shopCounts(): Promise<Counts> {
  if (!counted || Date.now() - counted.at > freshMs) {
    const counts = count();
    counted = { at: Date.now(), counts };
    // What failed is tried again by the next page.
    counts.catch(() => {
      counted = undefined;
    });
  }
  return counted.counts;
}
