import { query } from "../../platform/db/pool";
import { project } from "./project";

const atOnce = 1_000;

/**
 * Projects every product of the engine, and removes what the engine no longer has. Safe beside a running shop:
 * unchanged rows are not written. `everything` writes all rows again, for a new form of the texts.
 */
export async function rebuildCatalog(
  everything: boolean,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<number> {
  if (everything) await query({ text: "update catalog_product set fingerprint = ''" });
  const rows = await query<{ id: string }>({
    text: `select id from product where deleted_at is null
           union select product_id from catalog_product where published order by 1`,
  });
  for (let at = 0; at < rows.length; at += atOnce) {
    await project(rows.slice(at, at + atOnce).map(({ id }) => id));
    onProgress(Math.min(at + atOnce, rows.length), rows.length);
  }
  return rows.length;
}
