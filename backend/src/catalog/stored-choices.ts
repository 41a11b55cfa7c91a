import type { EnteredWords } from "../contract/option-words";
import { query } from "../platform/db/pool";
import { ONE_SIZE, SIZE_OPTION } from "./engine-names";

type Metadata = Readonly<Record<string, unknown>> | null;
export type StoredValue = { id: string; value: string; metadata: Metadata };

/** An option as the engine has it, with all of its values, those that nothing is sold in included. */
export type StoredOption = {
  id: string;
  name: string;
  /** Other products may have it, as they have "Size". */
  isShared: boolean;
  metadata: Metadata;
  values: StoredValue[];
};

export type StoredVariant = {
  variantId: string;
  title: string;
  sku: string | null;
  /** Its option values by the names of the options. */
  options: Readonly<Record<string, string>>;
  /** Of the product's images those that are its own, in the product's order. */
  images: Picture[];
};

export type Picture = { id: string; url: string };

/** A product's options and variants in the engine, whether the shop sells them or not. */
export type StoredChoices = { options: StoredOption[]; variants: StoredVariant[]; images: Picture[] };

/** What staff entered in other languages. */
export const wordsOf = (metadata: Metadata): NonNullable<EnteredWords> =>
  (metadata?.translations as EnteredWords) ?? {};

/** A product that is sold in nothing else has the shared option in one value that says so. */
const isNoChoice = ({ name, isShared }: StoredOption, variants: readonly StoredVariant[]) =>
  isShared && name === SIZE_OPTION && variants.every(({ options }) => options[name] === ONE_SIZE);

/** The options that there is a choice of. */
export const chosenOptions = ({ options, variants }: StoredChoices): StoredOption[] =>
  options.filter((option) => !isNoChoice(option, variants));

/** What the engine keeps of a product's choices; undefined if it has no such product. */
export async function readStoredChoices(productId: string): Promise<StoredChoices | undefined> {
  const [found] = await query<StoredChoices>({
    name: "stored-choices",
    text: `with variant as materialized (
        select id, title, sku, variant_rank from product_variant where product_id = $1 and deleted_at is null
      ), picked as materialized (
        select p.variant_id, v.value, o.id, o.title, o.is_exclusive, o.metadata from product_variant_option p
        join variant on variant.id = p.variant_id
        join product_option_value v on v.id = p.option_value_id and v.deleted_at is null
        join product_option o on o.id = v.option_id and o.deleted_at is null
      )
      select coalesce((select json_agg(json_build_object('id', o.id, 'name', o.title, 'isShared', not o.is_exclusive,
            'metadata', o.metadata, 'values', (
              select json_agg(json_build_object('id', v.id, 'value', v.value, 'metadata', v.metadata) order by v.rank, v.id)
              from product_option_value v where v.option_id = o.id and v.deleted_at is null
            )) order by o.title = 'Size', o.title)
          from (select distinct on (id) id, title, is_exclusive, metadata from picked) o), '[]') as options,
        coalesce((select json_agg(json_build_object('variantId', v.id, 'title', v.title, 'sku', v.sku,
            'options', coalesce((select json_object_agg(p.title, p.value) from picked p where p.variant_id = v.id), '{}'),
            'images', coalesce((
              select json_agg(json_build_object('id', i.id, 'url', i.url) order by i.rank, i.id)
              from product_variant_product_image l join image i on i.id = l.image_id and i.deleted_at is null
              where l.variant_id = v.id and l.deleted_at is null
            ), '[]')) order by v.variant_rank, v.id) from variant v), '[]') as variants,
        coalesce((select json_agg(json_build_object('id', i.id, 'url', i.url) order by i.rank, i.id)
          from image i where i.product_id = p.id and i.deleted_at is null), '[]') as images
      from product p where p.id = $1 and p.deleted_at is null`,
    values: [productId],
  });
  return found;
}

/** The images of these products by product, in their order. */
export async function imagesOf(productIds: readonly string[]): Promise<Map<string, Picture[]>> {
  const rows = await query<{ productId: string; images: Picture[] }>({
    name: "images-of-products",
    text: `select product_id as "productId", json_agg(json_build_object('id', id, 'url', url) order by rank, id) as images
           from image where product_id = any ($1) and deleted_at is null group by product_id`,
    values: [productIds],
  });
  return new Map(rows.map(({ productId, images }) => [productId, images]));
}

/**
 * These pictures as the engine takes them: those that a product has keep their id, and with it the variants that they
 * belong to.
 */
export const withImageIds = (urls: readonly { url: string }[], images: readonly Picture[]) =>
  urls.map(({ url }): { url: string; id?: string } => images.find((image) => image.url === url) ?? { url });
