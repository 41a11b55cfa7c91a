import type { Size } from "@contract/constants";

type Buyable = { totalStock: number; sizes: readonly { size: Size; stock: number }[] };

/** ready: may be bought · selectSize: a size must be chosen first · outOfStock. */
export type BuyState = "ready" | "selectSize" | "outOfStock";

/** The same for a product that comes in more than sizes, of which nothing but the size can be open. */
export function choiceState(
  product: Pick<Buyable, "totalStock">,
  chosen: { stock: number } | undefined,
): BuyState {
  if ((chosen?.stock ?? product.totalStock) <= 0) return "outOfStock";
  return chosen ? "ready" : "selectSize";
}

/** The state of a product's buttons. Spec §2 "Add to Cart and Buy Now buttons". */
export function buyState(product: Buyable, chosen: Size | undefined): BuyState {
  if (product.totalStock <= 0) return "outOfStock";
  if (product.sizes.length === 0) return "ready";
  const stock = product.sizes.find(({ size }) => size === chosen)?.stock ?? 0;
  return stock > 0 ? "ready" : "selectSize";
}

/** The selected size after a click: clicking the selected one deselects it; a sold-out one changes nothing. */
export function clickSize(product: Buyable, chosen: Size | undefined, clicked: Size): Size | undefined {
  if (clicked === chosen) return undefined;
  const stock = product.sizes.find(({ size }) => size === clicked)?.stock ?? 0;
  return stock > 0 ? clicked : chosen;
}

/** From this quantity down the shop says how many are left. */
const few = 3;

/** The stock line: in or out of stock, and how many if they are few. Spec §2, from totalStock. */
export function stockText(totalStock: number): { key: "inStock" | "outOfStock" | "onlyLeft"; count: number } {
  if (totalStock <= 0) return { key: "outOfStock", count: 0 };
  return { key: totalStock <= few ? "onlyLeft" : "inStock", count: totalStock };
}
