import { query } from "../platform/db/pool";

/** What the GST of a product depends on besides its price; null if nobody has entered it. */
export type TaxFacts = {
  productId: string;
  hsn: string | null;
  gstRate: number | null;
  /** Rupees paid for a used item whose tax is on the margin. */
  purchasePrice: number | null;
};

/**
 * The facts of these products from the engine's own records: a plugin may ask for the tax of a product that it created a
 * moment ago, before the read model has it.
 */
export function taxFactsOf(productIds: readonly string[]): Promise<TaxFacts[]> {
  return query<TaxFacts>({
    name: "tax-facts",
    text: `select p.id as "productId", nullif(p.hs_code, '') as hsn, round(d.gst_rate::numeric, 2)::float8 as "gstRate",
             d.purchase_price::float8 as "purchasePrice"
           from product p left join product_detail d on d.product_id = p.id and d.deleted_at is null
           where p.id = any ($1)`,
    values: [productIds],
  });
}
