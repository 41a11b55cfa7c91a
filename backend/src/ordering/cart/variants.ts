import { messages } from "../../contract/messages";
import { Refusal, refuse } from "../../contract/refusal";
import { query } from "../../db/pool";

/** One size of a product (of unsized goods: the only one), as it is sold at this moment. Amounts in rupees. */
export type SoldVariant = {
  variant_id: string;
  product_id: string;
  size: string | null;
  sku: string | null;
  /** Pieces that can still be bought. */
  available: number;
  price: number;
  paid_price: number;
  title: string;
  slug: string;
  image: string;
};

const VARIANTS_OF_PRODUCT = `
  select v.variant_id, v.product_id, v.size, v.sku, v.available, v.price::float8 as price,
         v.paid_price::float8 as paid_price, p.title, p.slug, p.image
  from catalog_product p join catalog_variant v on v.product_id = p.product_id
  where p.product_id = $1 and p.published`;

/**
 * Finds what a product and size mean on the shelf.
 * 404 where the product is gone, 422 where a size must be chosen first, 409 where the size is not sold.
 */
export async function findVariant(productId: string, size: string | null | undefined): Promise<SoldVariant> {
  const variants = await query<SoldVariant>({
    name: "variants-of-product",
    text: VARIANTS_OF_PRODUCT,
    values: [productId],
  });
  if (variants.length === 0) throw refuse.notFound(messages.productGone);
  const unsized = variants.find((variant) => variant.size === null);
  if (unsized) return unsized;
  if (!size) throw refuse.invalid([{ field: "size", message: messages.selectSizeFirst }]);
  const found = variants.find((variant) => variant.size === size);
  if (!found) throw soldOut(size);
  return found;
}

export function soldOut(size: string | null): Refusal {
  return new Refusal(409, "out_of_stock", size ? messages.sizeOutOfStock(size) : messages.outOfStock);
}

export function stockShort(available: number, size: string | null): Refusal {
  return new Refusal(409, "stock_short", messages.onlyQuantityAvailable(available, size));
}

/** Refuses with 409 and Spec §8's words where `quantity` pieces of the variant are more than there are. */
export function checkStock(variant: { available: number; size: string | null }, quantity: number): void {
  if (variant.available <= 0) throw soldOut(variant.size);
  if (quantity > variant.available) throw stockShort(variant.available, variant.size);
}
