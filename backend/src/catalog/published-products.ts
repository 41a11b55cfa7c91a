import type { Condition, Language } from "../contract/constants";
import type { Product } from "../contract/products";
import type { VariantOption } from "../contract/variant-options";
import { query } from "../platform/db/pool";

/**
 * Products are read so many at a time, by their number: a catalogue of any size costs this much memory. Five hundred in the feed
 * held up every request for 20 to 50 ms.
 */
const batchSize = 100;

/** Numbers of products, the first one left out. A number belongs to one product for good. */
export type Range = { after: number; upTo: number };

const everything: Range = { after: 0, upTo: 2_147_483_647 };

type Numbered = { no: number };

async function* batches<Row extends Numbered>(
  { after, upTo }: Range,
  read: (after: number, upTo: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last = after;
  for (;;) {
    const rows = await read(last, upTo);
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.no ?? upTo;
  }
}

export type ProductAddress = Numbered & { slug: string; image: string; editedAt: Date };

/** The addresses of the published products in this range, with the picture and the day of the last edit. */
export const productAddresses = (range: Range): AsyncGenerator<ProductAddress[]> =>
  batches(range, (after, upTo) =>
    query<ProductAddress>({
      name: "product-addresses",
      text: `select p.no, p.slug, p.image, s.updated_at as "editedAt"
             from catalog_product p join catalog_staff_list s on s.no = p.no
             where p.published and p.no > $1 and p.no <= $2 order by p.no limit $3`,
      values: [after, upTo, batchSize],
    }),
  );

/** The parts of so many numbers each, counted from 0, in which there are published products. */
export async function productParts(numbersPerPart: number): Promise<number[]> {
  const rows = await query<{ part: number }>({
    name: "product-parts",
    text: `select part from generate_series(0, (select max(no) from catalog_product) / $1::integer) part
           where exists (select from catalog_product p
             where p.published and p.no > part * $1::integer and p.no <= (part + 1) * $1::integer)
           order by part`,
    values: [numbersPerPart],
  });
  return rows.map(({ part }) => part);
}

export type OfferedVariant = {
  variantId: string;
  size: string | null;
  options: VariantOption[];
  price: number;
  salePrice: number;
  available: number;
  picture: string | null;
  sku: string | null;
  /** Its number on the barcode, as it was entered; null without one. */
  barcode: string | null;
};
export type OfferedProduct = Numbered & {
  productId: string;
  slug: string;
  brand: string;
  category: string;
  kind: string | null;
  condition: Condition | null;
  weightKg: number;
  lengthCm: number;
  breadthCm: number;
  heightCm: number;
  shown: Pick<Product, "title" | "description" | "images" | "netQuantity">;
  variants: OfferedVariant[];
};

/** Every published product with what is bought of it, in a language. The barcodes are the engine's own fields. */
export const offeredProducts = (language: Language): AsyncGenerator<OfferedProduct[]> =>
  batches(everything, (after, upTo) =>
    query<OfferedProduct>({
      name: "offered-products",
      text: `select p.no, p.product_id as "productId", p.slug, p.brand, p.category, p.kind, p.condition, p.weight_kg as "weightKg",
               p.length_cm as "lengthCm", p.breadth_cm as "breadthCm", p.height_cm as "heightCm",
               (coalesce(t.detail, p.detail) || '}')::json as shown,
               (select json_agg(json_build_object('variantId', v.variant_id, 'size', v.size, 'options', v.options,
                   'price', v.price::float8, 'salePrice', v.sale_price::float8, 'available', v.available,
                   'picture', v.picture, 'sku', v.sku, 'barcode', coalesce(e.ean, e.upc, e.barcode))
                   order by v.position, v.rank, v.variant_id)
                from catalog_variant v left join product_variant e on e.id = v.variant_id
                where v.product_id = p.product_id) as variants
             from catalog_product p left join catalog_text t on t.no = p.no and t.lang = $4
             where p.published and p.no > $1 and p.no <= $2 order by p.no limit $3`,
      values: [after, upTo, batchSize, language],
    }),
  );
