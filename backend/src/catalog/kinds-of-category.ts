import type { MedusaContainer } from "@medusajs/framework/types";
import { deleteProductCategoriesWorkflow } from "@medusajs/medusa/core-flows";
import type { PoolClient } from "pg";
import { leaveKinds } from "../platform/identity/home-words";

/** Deletes the kinds of a category, by the engine's id: the engine deletes none that has categories below it. */
export async function deleteKindsOf(
  scope: MedusaContainer,
  client: PoolClient,
  categoryId: string,
): Promise<void> {
  const { rows } = await client.query<{ id: string; handle: string }>(
    `select p.id, p.handle from product_category p join shop_kind k on k.kind_id = p.id
     where p.parent_category_id = $1 and p.deleted_at is null`,
    [categoryId],
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await deleteProductCategoriesWorkflow(scope).run({ input: ids });
  await client.query("delete from shop_kind where kind_id = any ($1)", [ids]);
  await leaveKinds(
    client,
    rows.map(({ handle }) => handle),
  );
}
