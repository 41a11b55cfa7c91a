import { query } from "../platform/db/pool";

/** From `quantity` items on, one costs `paid`; `price` is the regular price. Rupees. */
export type PriceStep = { quantity: number; price: number; paid: number };

/** Whether any price depends on a customer group or a quantity; for a column of a statement that runs anyway. */
export const hasSpecialPrices = "(select present from shop_special_price)";

type Of = { customer: string; variant: string; quantity: string };

/** The attributes that a plugin's hook supplied for the price of a line `l` of a cart; null without such a hook. */
export const lineContext = "l.metadata -> 'pricing_context'";

/**
 * Joins the price that a customer (null: a guest) pays for one of so many, in a line `l` of a cart, as `special`. It is
 * empty, and costs nothing, while the engine has no such prices: the condition is evaluated once, before the function is
 * called.
 */
export const joinSpecialPrice = ({ customer, variant, quantity }: Of): string => `
  left join lateral (
    select step.price, step.paid from shop_special_price_of(${customer}, ${variant}, ${lineContext}, ${quantity}) step
    where ${hasSpecialPrices}
  ) special on true`;

/** Regular, reduced (0 if none) and paid price, over `v` (catalog_variant) and `special`. */
export const specialOrUsual = {
  price: "coalesce(special.price, v.price)::float8",
  salePrice: `(case when special.paid is null then v.sale_price
    when special.paid < special.price then special.paid else 0 end)::float8`,
  paidPrice: "coalesce(special.paid, v.paid_price)::float8",
};

type Row = PriceStep & { productId: string; variantId: string; hsn: string; gstRate: number };

const pricesFrom = (steps: string) => `
  select v.product_id as "productId", v.variant_id as "variantId", step.quantity, step.price::float8 as price,
    step.paid::float8 as paid, p.hsn, p.gst_rate as "gstRate"
  from ${steps}
  join catalog_variant v on v.variant_id = step.variant_id
  join catalog_product p on p.product_id = v.product_id
  order by step.quantity`;

const usual = {
  name: "special-prices",
  text: pricesFrom(
    "shop_special_prices($2, array(select variant_id from catalog_variant where product_id = any ($1))) step",
  ),
};
/** The same with attributes for some of the variants, `$3`: by their ids. */
const inContext = {
  name: "special-prices-in-context",
  text: pricesFrom(`catalog_variant asked
  join lateral shop_special_prices($2, array[asked.variant_id], $3::jsonb -> asked.variant_id) step
    on asked.product_id = any ($1)`),
};

/** What a variant costs a customer, step by step, with what its tax rate depends on. */
export type VariantPrices = Omit<Row, keyof PriceStep> & { steps: PriceStep[] };

/** By variant: the attributes that a plugin's hook supplied for its line in a cart. */
export type LineContexts = Record<string, unknown>;

/** The prices of these products' variants for a customer (null: a guest). Ask only if there are special prices. */
export async function specialPricesOf(
  productIds: readonly string[],
  customerId: string | null,
  contexts?: LineContexts,
): Promise<VariantPrices[]> {
  const values = [productIds, customerId];
  const rows = await query<Row>(
    contexts ? { ...inContext, values: [...values, JSON.stringify(contexts)] } : { ...usual, values },
  );
  const byVariant = new Map<string, VariantPrices>();
  for (const { quantity, price, paid, ...of } of rows) {
    const variant = byVariant.get(of.variantId) ?? { ...of, steps: [] };
    variant.steps.push({ quantity, price, paid });
    byVariant.set(of.variantId, variant);
  }
  return [...byVariant.values()];
}

/** The step that applies to a quantity; undefined if the engine has no price for it. */
export const stepFor = ({ steps }: VariantPrices, quantity: number): PriceStep | undefined =>
  steps.findLast((step) => step.quantity <= quantity);
