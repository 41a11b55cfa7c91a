import type { PoolClient } from "pg";
import { type BrandFacts, keepBrands, noBrand } from "../contract/brand-list";
import type { Brand, BrandInput } from "../contract/brands";
import type { Language } from "../contract/constants";
import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import { query, transaction } from "../platform/db/pool";
import { catchUp, keepInMemory } from "../platform/revisions/revisions";
import { romanise } from "./vocabulary/romanise";

const names = "json_build_object('en', b.label, 'hi', b.label_hi, 'mr', b.label_mr) as label";

keepInMemory("brands", async (run) => {
  keepBrands(
    await run<BrandFacts>({
      name: "brand-list",
      text: `select b.id, ${names}, b.categories, b.is_hidden as "isHidden" from shop_brand b order by b.position, b.id`,
    }),
  );
});

/** Counted in staff's list, which has an index by brand; whether a brand can be deleted is asked of the engine. */
const columns = `b.id as "_id", ${names}, b.categories, b.is_hidden as "isHidden", b.version,
  (select count(*)::integer from catalog_staff_list s where s.brand = b.id) as products`;

/** All brands in their order, with the number of their products. */
export const readBrands = (): Promise<Brand[]> =>
  query<Brand>({ name: "brands", text: `select ${columns} from shop_brand b order by b.position, b.id` });

export async function readBrand(id: string): Promise<Brand | undefined> {
  const [brand] = await query<Brand>({
    name: "brand",
    text: `select ${columns} from shop_brand b where b.id = $1`,
    values: [id],
  });
  return brand;
}

async function existing(id: string): Promise<Brand> {
  const brand = await readBrand(id);
  if (!brand) throw refuse.notFound(messages.brandNotFound);
  return brand;
}

/** An id that no brand has, from the label's letters: it stands in addresses and product files. */
async function freeId(client: PoolClient, label: string): Promise<string> {
  const latin = label
    .normalize("NFKD")
    .replace(/[\u0900-\u097F]+/g, (word) => romanise(word))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "");
  const base = latin.slice(0, 30) || "brand";
  const { rows } = await client.query<{ id: string }>("select id from shop_brand where id like $1 || '%'", [
    base,
  ]);
  const taken = new Set([noBrand, ...rows.map(({ id }) => id)]);
  let id = base;
  for (let nth = 2; taken.has(id); nth += 1) id = `${base}${nth}`;
  return id;
}

/** Runs a change of the brands, one at a time: two with the same name would not see each other. */
async function inTurn<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const result = await transaction(async (client) => {
    await client.query("select from shop_revision where subject = 'brands' for update");
    return work(client);
  });
  await catchUp();
  return result;
}

/** A name that another brand has in any language would find both of them, in files and in searches. */
async function refuseRepeated(client: PoolClient, label: BrandInput["label"], id: string): Promise<void> {
  const { rows } = await client.query<{ language: Language }>(
    `select key as language from jsonb_each_text($1) where value <> '' and exists (
       select from shop_brand where id <> $2 and lower(value) in (lower(label), lower(label_hi), lower(label_mr)))`,
    [JSON.stringify(label), id],
  );
  if (rows.length > 0)
    throw refuse.invalid(
      rows.map(({ language }) => ({ field: `label.${language}`, message: messages.brandExists })),
    );
}

/** Adds a brand behind the others. 422 if a name of it exists, in any case and language. */
export async function addBrand({ label, categories, isHidden }: BrandInput): Promise<Brand> {
  const id = await inTurn(async (client) => {
    await refuseRepeated(client, label, "");
    const key = await freeId(client, label.en);
    await client.query(
      `insert into shop_brand (id, label, label_hi, label_mr, categories, is_hidden, position)
       select $1, $2, $3, $4, $5, $6, coalesce(max(position), -1) + 1 from shop_brand`,
      [key, label.en, label.hi, label.mr, [...new Set(categories)], isHidden],
    );
    return key;
  });
  return existing(id);
}

/** 404 if there is none; 409 `edit_conflict` if it is no longer the one with this `version`. */
export async function editBrand(
  id: string,
  { label, categories, isHidden }: BrandInput,
  version?: number,
): Promise<Brand> {
  const before = await existing(id);
  await inTurn(async (client) => {
    await refuseRepeated(client, label, id);
    const { rowCount } = await client.query(
      `update shop_brand set label = $3::jsonb ->> 'en', label_hi = $3::jsonb ->> 'hi', label_mr = $3::jsonb ->> 'mr',
         categories = $4, is_hidden = $5, version = version + 1
       where id = $1 and version = $2`,
      [id, version ?? before.version, JSON.stringify(label), [...new Set(categories)], isHidden],
    );
    if (rowCount === 0) throw refuse.conflict("edit_conflict", messages.brandChanged);
  });
  return existing(id);
}

/** Puts these brands first, in this order. */
export async function reorderBrands(ids: readonly string[]): Promise<void> {
  await inTurn((client) =>
    client.query(
      `update shop_brand b set position = o.place from (
         select id, row_number() over (order by array_position($1::text[], id), position, id) as place from shop_brand) o
       where o.id = b.id and b.position <> o.place`,
      [ids],
    ),
  );
}

/** 409 `brand_in_use` while products have it; 404 if there is none. */
export async function deleteBrand(id: string): Promise<void> {
  await existing(id);
  await inTurn(async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from product_detail d join product p on p.id = d.product_id
       where d.brand = $1 and d.deleted_at is null and p.deleted_at is null`,
      [id],
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) throw refuse.conflict("brand_in_use", messages.brandInUse(count));
    await client.query("delete from shop_brand where id = $1", [id]);
  });
}

/** The first brands of a shop that has none. */
export async function seedBrands(brands: readonly BrandFacts[]): Promise<void> {
  await inTurn((client) =>
    client.query(
      `insert into shop_brand (id, label, label_hi, label_mr, categories, is_hidden, position)
       select b ->> 'id', b -> 'label' ->> 'en', b -> 'label' ->> 'hi', b -> 'label' ->> 'mr',
         array(select jsonb_array_elements_text(b -> 'categories')), (b ->> 'isHidden')::boolean, n
       from jsonb_array_elements($1) with ordinality brand (b, n)
       where not exists (select from shop_brand)`,
      [JSON.stringify(brands)],
    ),
  );
}
