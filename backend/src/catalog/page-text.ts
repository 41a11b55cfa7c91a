/** The card of a product as JSON text: `t` is its text in a language, `p` its row in catalog_product. */
export const cardText = "(coalesce(t.card, p.card) || p.stock_json)";

/**
 * The page of a product as JSON text: `detail` is its text in a language, `p` its row in catalog_product. Its variants are
 * read where they are, so that a sale rewrites nothing for them.
 */
export const pageText = (detail: string): string => `(${detail} || ',"variants":' || coalesce((
    select json_agg(json_build_object('variantId', v.variant_id,
      'options', case when v.options = '[]' and v.size is not null
        then jsonb_build_array(jsonb_build_object('name', 'Size', 'value', v.size)) else v.options end,
      'size', v.size, 'price', v.price::float8, 'salePrice', v.sale_price::float8,
      'gstRate', v.gst_rate::float8, 'stock', v.available,
      'image', v.picture, 'images', v.images) order by v.position, v.rank, v.variant_id)
    from catalog_variant v where v.product_id = p.product_id)::text, '[]') || p.stock_json)`;
