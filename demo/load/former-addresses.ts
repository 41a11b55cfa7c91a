import { query } from "../../backend/src/platform/db/pool";
import { choicesOf, demoProducts } from "../data";

/**
 * Lets the addresses of demo products that are choices of others lead to these, where the shop has them so. What staff
 * entered stays.
 */
export async function giveFormerAddresses(): Promise<void> {
  const wanted = demoProducts.flatMap((product) =>
    choicesOf(product).flatMap(({ sku, sizes, formerSlug }) =>
      formerSlug
        ? { slug: formerSlug, of: product.slug, skus: sizes?.map(({ size }) => `${sku}-${size}`) ?? [sku] }
        : [],
    ),
  );
  await query({
    text: `insert into shop_former_address (slug, product_id, variant_id)
           select distinct on (w.slug) w.slug, p.product_id, v.variant_id
           from jsonb_to_recordset($1::jsonb) w (slug text, of text, skus text[])
           join catalog_product p on p.slug = w.of
           join catalog_variant v on v.product_id = p.product_id and v.sku = any (w.skus)
           order by w.slug, v.position, v.rank
           on conflict (slug) do nothing`,
    values: [JSON.stringify(wanted)],
  });
}
