import type { PoolClient } from "pg";
import type { Rows } from "./project-rows";

const productColumns = `slug, published, title, title_sort, category, kind, kind_values, brand, condition, country, price, sale_price,
  paid_price, image, weight_kg, length_cm, breadth_cm, height_cm, hsn, gst_rate, featured, rating, review_count,
  created_at, turns_at, rendered_by, head_words, body_words, card, detail, fingerprint`;
const variantColumns = `product_id, inventory_item_id, allows_backorder, size, options, choice, position, rank,
  picture, images, sku, price, sale_price, paid_price, gst_rate`;

const overwrite = (columns: string) =>
  columns
    .split(",")
    .map((column) => `${column.trim()} = excluded.${column.trim()}`)
    .join(", ");

/**
 * Levels first, then variants and products: the same order as when placing an order, so that they never deadlock. A
 * variant that is still locked belongs to a stock record being created, which locks in an order of its own: that one is
 * not waited for (55P03).
 */
const lockLevels = `
  select 1 from inventory_level where deleted_at is null and inventory_item_id in (
    select unnest($2::text[]) union select inventory_item_id from catalog_variant where product_id = any ($1::text[])
  ) order by inventory_item_id, location_id for share`;

const lockVariants = `
  select 1 from catalog_variant where product_id = any ($1::text[]) order by variant_id for update nowait`;

const lockProducts = `select 1 from catalog_product where product_id = any ($1::text[]) order by product_id for update`;

const upsertProducts = `
  insert into catalog_product (product_id, ${productColumns})
  select product_id, ${productColumns} from jsonb_populate_recordset(null::catalog_product, $1::jsonb)
  on conflict (product_id) do update set ${overwrite(productColumns)}`;

const retireProducts = `
  update catalog_product set published = false, turns_at = null, fingerprint = '' where product_id = any ($1::text[])`;

const dropVariants = `
  delete from catalog_variant where product_id = any ($1::text[]) and variant_id <> all ($2::text[])`;

const upsertVariants = `
  insert into catalog_variant (variant_id, ${variantColumns}, available)
  select variant_id, ${variantColumns}, catalog_available(inventory_item_id, allows_backorder)
  from jsonb_populate_recordset(null::catalog_variant, $1::jsonb)
  on conflict (variant_id) do update set ${overwrite(variantColumns)}, available = excluded.available`;

const dropTexts = `
  delete from catalog_text using catalog_product p where catalog_text.no = p.no and p.product_id = any ($1::text[])`;

const insertTexts = `
  insert into catalog_text (no, lang, card, detail)
  select p.no, t.lang, t.card, t.detail
  from jsonb_to_recordset($1::jsonb) as t(product_id text, lang text, card text, detail text)
  join catalog_product p on p.product_id = t.product_id`;

const driftedVariants = `
  select distinct product_id as id from catalog_variant
  where product_id = any ($1::text[]) and available <> catalog_available(inventory_item_id, allows_backorder)`;

const restockVariants = `
  update catalog_variant set available = catalog_available(inventory_item_id, allows_backorder)
  where product_id = any ($1::text[]) and available <> catalog_available(inventory_item_id, allows_backorder) returning product_id as id`;

/**
 * Corrects the stock of these products if a stock record was created in the moment in which its variant was first
 * shown, and neither saw the other; returns the products that were wrong.
 */
export async function healStock(client: PoolClient, productIds: readonly string[]): Promise<string[]> {
  const find = (name: string, text: string, ids: readonly string[]) =>
    client.query<{ id: string }>({ name: `catalog-${name}`, text, values: [ids] });
  const suspected = (await find("drifted", driftedVariants, productIds)).rows.map(({ id }) => id);
  if (suspected.length === 0) return [];
  await client.query({ name: "catalog-lock-levels", text: lockLevels, values: [suspected, []] });
  await find("lock-variants", lockVariants, suspected);
  const { rows } = await find("restock-variants", restockVariants, suspected);
  const corrected = [...new Set(rows.map(({ id }) => id))];
  // The trigger at commit adds up only what a stock record has changed.
  await find("restock", "select catalog_restock($1::text[])", corrected);
  return corrected;
}

/** Writes changed products and removes those that are gone, inside the caller's transaction. */
export async function write(client: PoolClient, changed: Rows[], gone: string[]): Promise<void> {
  const run = (name: string, text: string, values: unknown[]) =>
    client.query({ name: `catalog-${name}`, text, values });
  const ids = [...changed.map(({ row }) => row.product_id), ...gone];
  const variants = changed.flatMap((rows) => rows.variants);
  const texts = changed.flatMap((rows) => rows.texts);

  await run("lock-levels", lockLevels, [ids, variants.map((variant) => variant.inventory_item_id)]);
  await run("lock-variants", lockVariants, [ids]);
  await run("lock-products", lockProducts, [ids]);
  await run("upsert-products", upsertProducts, [JSON.stringify(changed.map(({ row }) => row))]);
  if (gone.length > 0) await run("retire-products", retireProducts, [gone]);
  await run("drop-variants", dropVariants, [ids, variants.map((variant) => variant.variant_id)]);
  await run("upsert-variants", upsertVariants, [JSON.stringify(variants)]);
  await run("drop-texts", dropTexts, [ids]);
  if (texts.length > 0) await run("insert-texts", insertTexts, [JSON.stringify(texts)]);
  await run("restock-all", "select catalog_restock($1::text[], true)", [ids]);
}
