import { comesInSizes, pickSize, type Sellable, sellablesOfProducts } from "../catalog/sellable";
import type { Size } from "../contract/constants";
import { messages } from "../contract/messages";
import { Refusal, refuse } from "../contract/refusal";

/**
 * Finds the variant of a product in a size.
 * 404 if the product is gone, 422 if a size must be chosen first, 409 if the size is not sold.
 */
export async function findVariant(productId: string, size: Size | null | undefined): Promise<Sellable> {
  const sizes = (await sellablesOfProducts([productId])).filter(({ published }) => published);
  const [only] = sizes;
  if (!only) throw refuse.notFound(messages.productGone);
  if (!comesInSizes(sizes)) return only;
  if (!size) throw refuse.invalid([{ field: "size", message: messages.selectSizeFirst }]);
  const found = pickSize(sizes, size);
  if (!found) throw soldOut(size);
  return found;
}

function soldOut(size: string | null): Refusal {
  return new Refusal(409, "out_of_stock", size ? messages.sizeOutOfStock(size) : messages.outOfStock);
}

export function stockShort(available: number, size: string | null): Refusal {
  return new Refusal(409, "stock_short", messages.onlyQuantityAvailable(available, size));
}

/** Refuses with 409 and the text of Spec §8 if `quantity` exceeds the stock. */
export function checkStock(sold: { available: number; size: string | null }, quantity: number): void {
  if (sold.available <= 0) throw soldOut(sold.size);
  if (quantity > sold.available) throw stockShort(sold.available, sold.size);
}
