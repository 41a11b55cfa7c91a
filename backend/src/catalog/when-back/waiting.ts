import type { Size } from "../../contract/constants";
import type { WaitedFor } from "../../contract/when-back";
import { query } from "../../platform/db/pool";

const wanted = `from shop_when_back w join catalog_product p on p.product_id = w.product_id and p.published`;

/** What people wait for, most of them first, and how many such products and sizes there are. */
export async function waitedFor(
  limit: number,
  offset: number,
): Promise<{ rows: WaitedFor[]; total: number }> {
  const rows = await query<Omit<WaitedFor, "since" | "_id"> & { since: Date; total: number }>({
    text: `select w.product_id as "productId", p.title, p.image, w.size, count(*)::integer as people,
             min(w.asked_at) as since, (count(*) over ())::integer as total
           ${wanted} group by w.product_id, p.title, p.image, w.size
           order by people desc, since, w.product_id, w.size limit $1 offset $2`,
    values: [limit, offset],
  });
  return {
    rows: rows.map(({ total: _, since, ...row }) => ({
      _id: `${row.productId} ${row.size ?? ""}`.trim(),
      ...row,
      since: since.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** What the owner of this address waits for. */
export async function waitsOf(email: string) {
  const rows = await query<{
    productId: string;
    size: Size | null;
    variantIds: string[] | null;
    askedAt: Date;
  }>({
    text: `select product_id as "productId", size, variant_ids as "variantIds", asked_at as "askedAt" from shop_when_back
           where email = $1 order by asked_at, id`,
    values: [email],
  });
  return rows.map((row) => ({ ...row, askedAt: row.askedAt.toISOString() }));
}
