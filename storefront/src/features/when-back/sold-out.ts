import type { Size } from "@contract/constants";

type Stocked = { totalStock: number; sizes: readonly { size: Size; stock: number }[] };

/** What one can wait for: the whole product, some sizes of it, or nothing. */
export function soldOut({ totalStock, sizes }: Stocked): { whole: boolean; sizes: Size[] } {
  const gone = sizes.filter(({ stock }) => stock <= 0).map(({ size }) => size);
  return { whole: totalStock <= 0, sizes: gone };
}

/** Whether there is anything to wait for; of what comes in choices, the one that is looked at. */
export function isAwaitable(product: Stocked, chosen?: { stock: number }): boolean {
  const { whole, sizes } = soldOut(product);
  return whole || sizes.length > 0 || chosen?.stock === 0;
}
