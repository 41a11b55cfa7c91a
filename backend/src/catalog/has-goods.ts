import { query } from "../platform/db/pool";

/** Whether shoppers see any product. */
export async function hasGoods(): Promise<boolean> {
  const [row] = await query<{ any: boolean }>({
    name: "has-goods",
    text: `select exists (select from catalog_product where published) as any`,
  });
  return row?.any ?? false;
}
