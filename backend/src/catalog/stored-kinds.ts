import type { MedusaContainer } from "@medusajs/framework/types";
import {
  createProductCategoriesWorkflow,
  deleteProductCategoriesWorkflow,
  updateProductCategoriesWorkflow,
} from "@medusajs/medusa/core-flows";
import type { PoolClient } from "pg";
import { type KindFacts, keepKinds } from "../contract/kind-list";
import type { KindEdit, NewKind, ShopKind } from "../contract/kinds";
import { limits } from "../contract/limits";
import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import { query } from "../platform/db/pool";
import { leaveKinds } from "../platform/identity/home-words";
import { catchUp, keepInMemory, type Run } from "../platform/revisions/revisions";
import { inTurn, onIts } from "./category-turn";
import { freeHandle } from "./free-handle";
import { engineCategoryId } from "./stored-categories";

let engineIds = new Map<string, string>();

/** The engine's id of a kind; undefined if the shop has none with this id. */
export const engineKindId = (id: string): string | undefined => engineIds.get(id);

/** Whether a category of the engine's, by its id there, is a kind of the shop's. */
export const isShopKind = (engineId: string): boolean => [...engineIds.values()].includes(engineId);

/** Name, category, order and whether it is shown are the engine's, so that changes by its workflows count as well. */
const facts = `t.handle as category, json_build_object('en', p.name, 'hi', k.label_hi, 'mr', k.label_mr) as label,
  not p.is_active or p.is_internal as "isHidden", k.filters`;
const from = `from shop_kind k join product_category p on p.id = k.kind_id and p.deleted_at is null
  join product_category t on t.id = p.parent_category_id and t.deleted_at is null
  join shop_category c on c.category_id = t.id`;
const order = "order by t.rank, t.handle, p.rank, p.handle";

keepInMemory("kinds", async (run) => {
  const rows = await run<KindFacts & { engineId: string }>({
    name: "kind-list",
    text: `select p.handle as id, p.id as "engineId", ${facts} ${from} ${order}`,
  });
  engineIds = new Map(rows.map(({ id, engineId }) => [id, engineId]));
  keepKinds(rows.map(({ engineId: _engine, ...kind }) => kind));
});

const columns = `p.handle as "_id", ${facts}, k.version`;
/** Of all kinds at once, and with indexes alone: staff's list has the products that are not deleted. */
const counted = `left join (select l.product_category_id as kind_id, count(*)::integer as products
  from product_category_product l join catalog_staff_list using (product_id)
  where l.product_category_id in (select kind_id from shop_kind) group by 1) n using (kind_id)`;
/** Of one kind, asked of the engine: it may be deleted because there are none. */
const countedNow = `(select count(*)::integer from product_category_product l
  join product d on d.id = l.product_id and d.deleted_at is null where l.product_category_id = p.id)`;

/** All kinds in the order of their categories and their own, with the number of their products. */
export const readKinds = (run: Run = query): Promise<ShopKind[]> =>
  run<ShopKind>({
    name: "kinds",
    text: `select ${columns}, coalesce(n.products, 0) as products ${from} ${counted} ${order}`,
  });

export async function readKind(id: string, run: Run = query): Promise<ShopKind | undefined> {
  const [kind] = await run<ShopKind>({
    name: "kind",
    text: `select ${columns}, ${countedNow} as products ${from} where p.handle = $1`,
    values: [id],
  });
  return kind;
}

async function existing(id: string, run: Run = query): Promise<ShopKind & { engineId: string }> {
  await catchUp(run);
  const kind = await readKind(id, run);
  const engineId = engineKindId(id);
  if (!kind || engineId === undefined) throw refuse.notFound(messages.kindNotFound);
  return { ...kind, engineId };
}

/** A category of the engine's below one of the shop's; `isOurs` if it is a kind already. */
type Below = { id: string; handle: string; name: string; isOurs: boolean };

async function below(client: PoolClient, categoryId: string): Promise<Below[]> {
  const { rows } = await client.query<Below>(
    `select p.id, p.handle, p.name, k.kind_id is not null as "isOurs" from product_category p
     left join shop_kind k on k.kind_id = p.id
     where p.parent_category_id = $1 and p.deleted_at is null order by p.rank, p.handle`,
    [categoryId],
  );
  return rows;
}

const isNamed = (name: string) => (one: Below) => one.name.toLowerCase() === name.toLowerCase();

function refuseRepeated(siblings: readonly Below[], name: string, own?: string): void {
  if (siblings.some((one) => one.isOurs && one.id !== own && isNamed(name)(one)))
    throw refuse.invalid([{ field: "label.en", message: messages.kindExists }]);
}

/** The engine's id of a category that may have been deleted a moment ago; 404 then. */
function categoryAt(category: string): string {
  const id = engineCategoryId(category);
  if (id === undefined) throw refuse.notFound(messages.categoryNotFound);
  return id;
}

type Fresh = Pick<KindFacts, "category" | "label" | "isHidden"> & {
  filters?: KindFacts["filters"] | undefined;
};

/** A subcategory of the engine's that becomes the shop's: the one of this name, if there is one, or a new one. */
async function makeKind(
  scope: MedusaContainer,
  client: PoolClient,
  { category, label, isHidden, filters = [] }: Fresh,
  handle?: string,
): Promise<string> {
  const categoryId = categoryAt(category);
  const present = (await below(client, categoryId)).find(isNamed(label.en));
  if (present?.isOurs) return present.handle;
  const shown = { is_active: !isHidden, is_internal: false };
  let made: { id: string; handle: string } | undefined = present;
  if (present)
    await updateProductCategoriesWorkflow(scope).run({
      input: { selector: { id: present.id }, update: shown },
    });
  else {
    const fresh = {
      name: label.en,
      handle: await freeHandle(client, handle ?? label.en),
      parent_category_id: categoryId,
      ...shown,
    };
    [made] = (
      await createProductCategoriesWorkflow(scope).run({ input: { product_categories: [fresh] } })
    ).result;
  }
  if (!made) throw new Error("The engine has made no category.");
  await client.query("insert into shop_kind (kind_id, label_hi, label_mr, filters) values ($1, $2, $3, $4)", [
    made.id,
    label.hi,
    label.mr,
    JSON.stringify(filters),
  ]);
  return made.handle;
}

/** Adds a kind behind the others of its category. 422 if it has one of this English name, in any case, or too many. */
export async function addKind(scope: MedusaContainer, input: NewKind): Promise<ShopKind> {
  const handle = await inTurn(async (client) => {
    await catchUp(onIts(client));
    const siblings = await below(client, categoryAt(input.category));
    refuseRepeated(siblings, input.label.en);
    if (siblings.filter(({ isOurs }) => isOurs).length >= limits.kinds)
      throw refuse.invalid([{ field: "label.en", message: messages.kindsAtMost(limits.kinds) }]);
    return makeKind(scope, client, input);
  });
  return existing(handle);
}

/** 404 if there is none; 409 `edit_conflict` if it is no longer the one with this `version`. */
export async function editKind(
  scope: MedusaContainer,
  id: string,
  { version, label, isHidden, filters }: KindEdit,
): Promise<ShopKind> {
  await inTurn(async (client) => {
    const before = await existing(id, onIts(client));
    if (version !== undefined && version !== before.version)
      throw refuse.conflict("edit_conflict", messages.kindChanged);
    refuseRepeated(await below(client, categoryAt(before.category)), label.en, before.engineId);
    if (label.en !== before.label.en || isHidden !== before.isHidden)
      await updateProductCategoriesWorkflow(scope).run({
        input: {
          selector: { id: before.engineId },
          update: { name: label.en, is_active: !isHidden, is_internal: false },
        },
      });
    await client.query(
      `update shop_kind set label_hi = $2, label_mr = $3, filters = coalesce($4, filters), version = version + 1
       where kind_id = $1`,
      [before.engineId, label.hi, label.mr, filters ? JSON.stringify(filters) : null],
    );
  });
  return existing(id);
}

/** Puts these kinds of a category first, in this order; what else the engine has below the category comes last. */
export async function reorderKinds(
  scope: MedusaContainer,
  category: string,
  ids: readonly string[],
): Promise<void> {
  await inTurn(async (client) => {
    await catchUp(onIts(client));
    const place = ({ handle, isOurs }: Below) =>
      ids.includes(handle) ? ids.indexOf(handle) : ids.length + Number(!isOurs);
    const now = await below(client, categoryAt(category));
    const wanted = [...now].sort((a, b) => place(a) - place(b));
    for (const [rank, one] of wanted.entries()) {
      if (now[rank] === one) continue;
      now.splice(rank, 0, ...now.splice(now.indexOf(one), 1));
      await updateProductCategoriesWorkflow(scope).run({
        input: { selector: { id: one.id }, update: { rank } },
      });
    }
  });
}

/**
 * Deletes a kind; its products stay in their category. Returns how many there were. 404 if there is no such kind; 409
 * `kind_in_use` while products are of it, unless `withProducts`. One that has categories of the engine's below it only
 * ceases to be the shop's.
 */
export async function deleteKind(scope: MedusaContainer, id: string, withProducts: boolean): Promise<number> {
  return inTurn(async (client) => {
    const { engineId, products } = await existing(id, onIts(client));
    if (products > 0 && !withProducts) throw refuse.conflict("kind_in_use", messages.kindInUse(products));
    const hasMore = (await below(client, engineId)).length > 0;
    if (!hasMore) await deleteProductCategoriesWorkflow(scope).run({ input: [engineId] });
    await client.query("delete from shop_kind where kind_id = $1", [engineId]);
    await leaveKinds(client, [id]);
    return products;
  });
}

/** What the products of a kind say of themselves, by name, the commonest first: specifications, and options but sizes. */
export async function rowsOfKind(id: string): Promise<{ row: string; products: number }[]> {
  const { engineId } = await existing(id);
  return query<{ row: string; products: number }>({
    name: "kind-rows",
    text: `
      select min(row) as row, count(distinct product_id)::integer as products from (
        select l.product_id, s ->> 'label' as row from product_category_product l
          join product_detail d on d.product_id = l.product_id and d.deleted_at is null
          cross join jsonb_array_elements(d.specifications) s where l.product_category_id = $1
        union all
        select l.product_id, o ->> 'name' from product_category_product l
          join catalog_variant v on v.product_id = l.product_id
          cross join jsonb_array_elements(v.options) o
          where l.product_category_id = $1 and o ->> 'name' <> 'Size'
      ) said where length(row) between 1 and 60
      group by lower(row) order by products desc, row limit 60`,
    values: [engineId],
  });
}

/** Gives kinds that have no filters of their own these; what staff have chosen stays. */
export async function seedKindFilters(kinds: readonly KindFacts[]): Promise<void> {
  for (const { id, filters } of kinds)
    if (filters.length > 0 && engineKindId(id) !== undefined)
      await query({
        name: "seed-kind-filters",
        text: "update shop_kind set filters = $2 where kind_id = $1 and filters = '[]'",
        values: [engineKindId(id), JSON.stringify(filters)],
      });
}

/** The first kinds of a shop; those that are there already stay as they are. */
export async function seedKinds(scope: MedusaContainer, kinds: readonly KindFacts[]): Promise<void> {
  await inTurn(async (client) => {
    await catchUp(onIts(client));
    for (const kind of kinds)
      if (engineKindId(kind.id) === undefined && engineCategoryId(kind.category) !== undefined)
        await makeKind(scope, client, kind, kind.id);
  });
}
