import type { MedusaContainer } from "@medusajs/framework/types";
import {
  createProductCategoriesWorkflow,
  deleteProductCategoriesWorkflow,
  updateProductCategoriesWorkflow,
} from "@medusajs/medusa/core-flows";
import type { PoolClient } from "pg";
import type { CategoryInput, ShopCategory } from "../contract/categories";
import { type CategoryFacts, keepCategories } from "../contract/category-list";
import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import { query } from "../platform/db/pool";
import { catchUp, keepInMemory, type Run } from "../platform/revisions/revisions";
import { inTurn, onIts } from "./category-turn";
import { addSizeValues } from "./engine-names";
import { freeHandle } from "./free-handle";
import { deleteKindsOf } from "./kinds-of-category";
import { refuseLostFields, refuseLostSizes } from "./lost-by-category";

let engineIds = new Map<string, string>();

/** The engine's ids of all categories, by theirs. */
export const engineCategoryIds = (): Readonly<Record<string, string>> => Object.fromEntries(engineIds);

/** The engine's id of a category; undefined if the shop has none with this id. */
export const engineCategoryId = (id: string): string | undefined => engineIds.get(id);

/** Whether a category of the engine's, by its id there, is one of the shop's. */
export const isShopCategory = (engineId: string): boolean => [...engineIds.values()].includes(engineId);

/** Name, order and whether it is shown are the engine's, so that changes by its workflows count as well. */
const facts = `json_build_object('en', p.name, 'hi', c.label_hi, 'mr', c.label_mr) as label, c.texts, c.icon,
  not p.is_active or p.is_internal as "isHidden", c.sizes, c.fields, c.max_weight_kg::float8 as "maxWeightKg", c.goods,
  c.hsn, c.gst_rate::float8 as "gstRate"`;
const from = "from shop_category c join product_category p on p.id = c.category_id and p.deleted_at is null";
const order = "order by p.rank, p.handle";

keepInMemory("categories", async (run) => {
  const rows = await run<CategoryFacts & { engineId: string }>({
    name: "category-list",
    text: `select p.handle as id, p.id as "engineId", ${facts} ${from} ${order}`,
  });
  engineIds = new Map(rows.map(({ id, engineId }) => [id, engineId]));
  keepCategories(rows.map(({ engineId: _engine, ...category }) => category));
});

const columns = `p.handle as "_id", ${facts}, c.version`;
/** A product that the engine's own admin has filed under a kind alone is in its category too. */
const places = `select category_id, category_id as place_id from shop_category
  union all select g.parent_category_id, k.kind_id from shop_kind k join product_category g on g.id = k.kind_id`;
/** Of all categories at once, and with indexes alone: staff's list has the products that are not deleted. */
const counted = `left join (select a.category_id, count(distinct l.product_id)::integer as products
  from (${places}) a join product_category_product l on l.product_category_id = a.place_id
  join catalog_staff_list using (product_id) group by 1) n using (category_id)`;
/** Of one category, asked of the engine: it may be deleted because there are none. */
const countedNow = `(select count(distinct l.product_id)::integer from (${places}) a
  join product_category_product l on l.product_category_id = a.place_id
  join product d on d.id = l.product_id and d.deleted_at is null where a.category_id = p.id)`;

/** All categories in their order, with the number of their products. */
export const readCategories = (run: Run = query): Promise<ShopCategory[]> =>
  run<ShopCategory>({
    name: "categories",
    text: `select ${columns}, coalesce(n.products, 0) as products ${from} ${counted} ${order}`,
  });

export async function readCategory(id: string, run: Run = query): Promise<ShopCategory | undefined> {
  const [category] = await run<ShopCategory>({
    name: "category",
    text: `select ${columns}, ${countedNow} as products ${from} where p.handle = $1`,
    values: [id],
  });
  return category;
}

async function existing(id: string, run: Run = query): Promise<ShopCategory & { engineId: string }> {
  await catchUp(run);
  const category = await readCategory(id, run);
  const engineId = engineCategoryId(id);
  if (!category || engineId === undefined) throw refuse.notFound(messages.categoryNotFound);
  return { ...category, engineId };
}

/** The engine's categories of this name that are the shop's (`isOurs`), or could become so. */
async function named(client: PoolClient, name: string) {
  const { rows } = await client.query<{ id: string; handle: string; isOurs: boolean }>(
    `select p.id, p.handle, c.category_id is not null as "isOurs" from product_category p
     left join shop_category c on c.category_id = p.id
     where p.deleted_at is null and lower(p.name) = lower($1) and p.id not in (select kind_id from shop_kind)
     order by c.category_id, p.id`,
    [name],
  );
  return rows;
}

async function refuseRepeated(client: PoolClient, name: string, engineId?: string): Promise<void> {
  const others = (await named(client, name)).filter(({ id, isOurs }) => isOurs && id !== engineId);
  if (others.length > 0) throw refuse.invalid([{ field: "label.en", message: messages.categoryExists }]);
}

/** Our columns of a category, as a statement names them. */
const ownRow = (id: string, input: Omit<CategoryFacts, "id">) =>
  JSON.stringify({
    category_id: id,
    label_hi: input.label.hi,
    label_mr: input.label.mr,
    texts: input.texts,
    icon: input.icon,
    sizes: input.sizes,
    fields: [...new Set(input.fields)],
    max_weight_kg: input.maxWeightKg,
    goods: input.goods,
    hsn: input.hsn,
    gst_rate: input.gstRate,
    version: 1,
  });

const insertRow = (client: PoolClient, id: string, input: Omit<CategoryFacts, "id">) =>
  client.query("insert into shop_category select * from jsonb_populate_record(null::shop_category, $1)", [
    ownRow(id, input),
  ]);

/** A category of the engine, unless it has one of this name that is not the shop's yet: then that one. */
async function engineCategory(
  scope: MedusaContainer,
  client: PoolClient,
  { label, isHidden }: Pick<CategoryFacts, "label" | "isHidden">,
  handle?: string,
): Promise<{ id: string; handle: string }> {
  const [present] = await named(client, label.en);
  const shown = { is_active: !isHidden, is_internal: false };
  if (present) {
    await updateProductCategoriesWorkflow(scope).run({
      input: { selector: { id: present.id }, update: shown },
    });
    return present;
  }
  const { result } = await createProductCategoriesWorkflow(scope).run({
    input: {
      product_categories: [
        { name: label.en, handle: handle ?? (await freeHandle(client, label.en)), ...shown },
      ],
    },
  });
  const [made] = result;
  if (!made) throw new Error("The engine has made no category.");
  return made;
}

/** Adds a category behind the others. 422 if its English name exists, in any case. */
export async function addCategory(scope: MedusaContainer, input: CategoryInput): Promise<ShopCategory> {
  const handle = await inTurn(async (client) => {
    await refuseRepeated(client, input.label.en);
    await addSizeValues(scope, input.sizes);
    const category = await engineCategory(scope, client, input);
    await insertRow(client, category.id, input);
    return category.handle;
  });
  return existing(handle);
}

/** 404 if there is none; 409 `edit_conflict` if it is no longer the one with this `version`. */
export async function editCategory(
  scope: MedusaContainer,
  id: string,
  { version, ...input }: CategoryInput,
): Promise<ShopCategory> {
  await inTurn(async (client) => {
    const before = await existing(id, onIts(client));
    if (version !== undefined && version !== before.version)
      throw refuse.conflict("edit_conflict", messages.categoryChanged);
    await refuseRepeated(client, input.label.en, before.engineId);
    await refuseLostSizes(client, before.engineId, input.sizes);
    await refuseLostFields(
      client,
      before.engineId,
      before.fields.filter((field) => !input.fields.includes(field)),
    );
    await addSizeValues(scope, input.sizes);
    const { label, isHidden } = input;
    if (label.en !== before.label.en || isHidden !== before.isHidden)
      await updateProductCategoriesWorkflow(scope).run({
        input: {
          selector: { id: before.engineId },
          update: { name: label.en, is_active: !isHidden, is_internal: false },
        },
      });
    await client.query(
      `update shop_category c set (label_hi, label_mr, texts, icon, sizes, fields, max_weight_kg, goods, hsn, gst_rate, version)
         = (n.label_hi, n.label_mr, n.texts, n.icon, n.sizes, n.fields, n.max_weight_kg, n.goods, n.hsn, n.gst_rate, c.version + 1)
       from jsonb_populate_record(null::shop_category, $1) n where c.category_id = n.category_id`,
      [ownRow(before.engineId, input)],
    );
  });
  return existing(id);
}

/** Puts these categories first, in this order. */
export async function reorderCategories(scope: MedusaContainer, ids: readonly string[]): Promise<void> {
  await inTurn(async (client) => {
    const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    await catchUp(onIts(client));
    const now = (await readCategories(onIts(client))).map(({ _id }) => _id);
    const wanted = [...now].sort((a, b) => place(a) - place(b));
    for (const [rank, id] of wanted.entries()) {
      if (now[rank] === id) continue;
      now.splice(rank, 0, ...now.splice(now.indexOf(id), 1));
      await updateProductCategoriesWorkflow(scope).run({
        input: { selector: { id: engineCategoryId(id) ?? "" }, update: { rank } },
      });
    }
  });
}

/** With its kinds. 409 `category_in_use` while products are in it, or brands are sold in it alone; 404 if there is none. */
export async function deleteCategory(scope: MedusaContainer, id: string): Promise<void> {
  await inTurn(async (client) => {
    const { engineId, products } = await existing(id, onIts(client));
    if (products > 0) throw refuse.conflict("category_in_use", messages.categoryInUse(products));
    const { rows } = await client.query<{ label: string }>(
      "select label from shop_brand where categories = array[$1] order by position",
      [id],
    );
    if (rows.length > 0)
      throw refuse.conflict("category_in_use", messages.categoryHasBrands(rows.map(({ label }) => label)));
    await deleteKindsOf(scope, client, engineId);
    await deleteProductCategoriesWorkflow(scope).run({ input: [engineId] });
    await client.query("delete from shop_category where category_id = $1", [engineId]);
    await client.query(
      "update shop_brand set categories = array_remove(categories, $1) where $1 = any (categories)",
      [id],
    );
  });
}

/** The first categories of a shop that has none; those that a killed load has made already stay as they are. */
export async function seedCategories(
  scope: MedusaContainer,
  categories: readonly CategoryFacts[],
): Promise<void> {
  await inTurn(async (client) => {
    await catchUp(onIts(client));
    for (const category of categories) {
      if (engineCategoryId(category.id) !== undefined) continue;
      await addSizeValues(scope, category.sizes);
      const { id } = await engineCategory(scope, client, category, category.id);
      await insertRow(client, id, category);
    }
  });
}
