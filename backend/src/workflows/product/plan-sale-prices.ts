import type { SalePrice } from "../../catalog/sale-prices";

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

type SalePricePlan = ReturnType<typeof planSalePrices>;

/** Several plans as one change of the sale list, for the engine's workflow. */
export const changeOfSaleList = (id: string, plans: readonly SalePricePlan[]) => ({
  id,
  create: plans.flatMap((plan) => plan.create),
  update: plans.flatMap((plan) => plan.update),
  delete: plans.flatMap((plan) => plan.delete),
});

export const changesPrices = (change: SalePricePlan): boolean =>
  change.create.length + change.update.length + change.delete.length > 0;
