import { query } from "../platform/db/pool";

export type SalePrice = { priceId: string; variantId: string; amount: number };

/** The prices of these variants in the sale list. */
export function readSalePrices(saleListId: string, variantIds: readonly string[]): Promise<SalePrice[]> {
  return query<SalePrice>({
    name: "sale-prices",
    text: `select p.id as "priceId", s.variant_id as "variantId", p.amount::float8 as amount
      from product_variant_price_set s join price p on p.price_set_id = s.price_set_id
      where s.variant_id = any ($2) and s.deleted_at is null and p.deleted_at is null and p.price_list_id = $1`,
    values: [saleListId, variantIds],
  });
}
