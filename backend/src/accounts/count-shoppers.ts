import { query } from "../platform/db/pool";

/** How many people have an account. */
export async function countShoppers(): Promise<number> {
  const [row] = await query<{ count: number }>({
    name: "shoppers-count",
    text: "select count(*)::integer as count from customer where has_account and deleted_at is null",
  });
  return row?.count ?? 0;
}
