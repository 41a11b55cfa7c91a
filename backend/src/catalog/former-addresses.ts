import type { FormerAddress } from "../contract/former-addresses";
import { messages } from "../contract/messages";
import { Refusal, refuse } from "../contract/refusal";
import { query, transaction } from "../platform/db/pool";

/** Where the product is now that was once at this slug, or had this id; undefined if it is nowhere. */
export async function movedProduct(
  idOrSlug: string,
): Promise<{ slug: string; variantId: string | null } | undefined> {
  const [row] = await query<{ slug: string; variantId: string | null }>({
    name: "moved-product",
    text: `select p.slug, v.variant_id as "variantId" from shop_former_address f
           join catalog_product p on p.product_id = f.product_id and p.published
           left join catalog_variant v on v.variant_id = f.variant_id and v.product_id = f.product_id
           where f.slug = $1 or f.slug = (select handle from product where id = $1) limit 1`,
    values: [idOrSlug],
  });
  return row;
}

/** The former addresses of a product, the latest first. */
export async function formerAddressesOf(productId: string): Promise<FormerAddress[]> {
  const rows = await query<Omit<FormerAddress, "enteredAt"> & { enteredAt: Date }>({
    name: "former-addresses",
    text: `select slug, variant_id as "variantId", entered_at as "enteredAt" from shop_former_address
           where product_id = $1 order by entered_at desc, slug`,
    values: [productId],
  });
  return rows.map((row) => ({ ...row, enteredAt: row.enteredAt.toISOString() }));
}

type Entry = { productId: string; slug: string; variantId: string | null };

/** 404 for an unknown product, 422 for a choice that is not one of its own. */
async function checkEntry({ productId, variantId }: Entry): Promise<void> {
  const [known] = await query<{ hasVariant: boolean }>({
    name: "former-address-of",
    text: `select exists (select from catalog_variant where product_id = $1 and variant_id = $2) as "hasVariant"
           from catalog_product where product_id = $1`,
    values: [productId, variantId],
  });
  if (!known) throw refuse.notFound(messages.productNotFound);
  if (variantId !== null && !known.hasVariant)
    throw refuse.invalid([{ field: "variantId", message: messages.optionsUnknown }]);
}

/**
 * Lets a former address lead to a product. What led to the product that was there leads here, too. 409 while a product
 * is for sale at that address.
 */
export async function addFormerAddress(entry: Entry): Promise<void> {
  await checkEntry(entry);
  const { productId, slug, variantId } = entry;
  await transaction(async (client) => {
    const { rows } = await client.query({
      text: "select 1 from catalog_product where slug = $1 and (published or product_id = $2)",
      values: [slug, productId],
    });
    if (rows.length > 0) throw new Refusal(409, "address_in_use", messages.addressInUse);
    await client.query({
      text: `insert into shop_former_address (slug, product_id, variant_id) values ($1, $2, $3)
             on conflict (slug) do update set product_id = excluded.product_id, variant_id = excluded.variant_id,
               entered_at = now()`,
      values: [slug, productId, variantId],
    });
    await client.query({
      text: `update shop_former_address set product_id = $2, variant_id = $3
             where product_id in (select id from product where handle = $1 and id <> $2)`,
      values: [slug, productId, variantId],
    });
  });
}

/** 404 if it is none of this product. */
export async function deleteFormerAddress(productId: string, slug: string): Promise<void> {
  const deleted = await query({
    name: "former-address-delete",
    text: "delete from shop_former_address where product_id = $1 and slug = $2 returning slug",
    values: [productId, slug],
  });
  if (deleted.length === 0) throw refuse.notFound(messages.formerAddressUnknown);
}
