import { query } from "../../platform/db/pool";

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

/** Which prices to create, change and delete so that each of these variants has this sale price, or none. */
export function planSalePrices(
  now: readonly SalePrice[],
  variantIds: readonly string[],
  wanted: number | null,
) {
  const known = (variantId: string) => now.find((price) => price.variantId === variantId);
  const price = (variantId: string, amount: number) => ({
    variant_id: variantId,
    currency_code: "inr",
    amount,
  });
  return {
    create: variantIds.flatMap((id) => (wanted && !known(id) ? [price(id, wanted)] : [])),
    update: now.flatMap(({ priceId, variantId, amount }) =>
      wanted && amount !== wanted ? [{ id: priceId, ...price(variantId, wanted) }] : [],
    ),
    delete: wanted ? [] : now.map(({ priceId }) => priceId),
  };
}
