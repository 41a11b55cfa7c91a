import type { CartItem } from "@contract/cart";
import type { Product } from "@contract/products";

/** What the cart needs to know of a product. */
export type Buyable = Pick<Product, "_id" | "slug" | "title" | "totalStock" | "sizes">;
export type CartLineKey = Pick<CartItem, "productId" | "size"> & { variantId?: string | undefined };
/** What was chosen of a product that comes in more than sizes. */
export type ChosenVariant = { variantId: string; stock: number };

/** Why an add is refused before it is sent; stock-words.ts has the sentences. */
export type StockProblem =
  | { kind: "chooseSize" }
  | { kind: "sizeSoldOut"; size: string }
  | { kind: "soldOut" }
  | { kind: "onlyLeft"; count: number; size: string | undefined };

export const hasSizes = (product: Pick<Buyable, "sizes">) => product.sizes.length > 0;

/** Stock of the size for products with sizes, otherwise of the product. Spec §5 "stock cap". */
export function stockOf(product: Pick<Buyable, "sizes" | "totalStock">, size: string | undefined): number {
  if (!hasSizes(product)) return product.totalStock;
  return product.sizes.find((entry) => entry.size === size)?.stock ?? 0;
}

/** Quantity of this line that is already in the cart. */
export function quantityInCart(items: readonly CartItem[], line: CartLineKey): number {
  return items.find((item) => isLine(item, line))?.quantity ?? 0;
}

export const isLine = (item: CartLineKey, line: CartLineKey) =>
  item.productId === line.productId &&
  (item.variantId && line.variantId
    ? item.variantId === line.variantId
    : (item.size ?? undefined) === (line.size ?? undefined));

/** Whether `quantity` more may be added, and why not. The server checks again. */
export function stockProblem(
  product: Buyable,
  wanted: { size: string | undefined; variant?: ChosenVariant | undefined; quantity: number; inCart: number },
): StockProblem | undefined {
  const { variant } = wanted;
  if (!variant && hasSizes(product) && !wanted.size) return { kind: "chooseSize" };
  const stock = variant ? variant.stock : stockOf(product, wanted.size);
  if (stock <= 0) return wanted.size ? { kind: "sizeSoldOut", size: wanted.size } : { kind: "soldOut" };
  if (wanted.inCart + wanted.quantity > stock) return { kind: "onlyLeft", count: stock, size: wanted.size };
  return undefined;
}
