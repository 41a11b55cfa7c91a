import { createHash } from "node:crypto";
import type { ProductEdit } from "../../contract/products";
import { query } from "../../platform/db/pool";

/**
 * The same figures counted from the same version are one wish, sent again because its answer was lost; undefined for an
 * edit that counts nothing.
 */
export function stockKey(productId: string, edit: ProductEdit): string | undefined {
  const { version, sizes = null, totalStock = null } = edit;
  if (version === undefined || (sizes === null && totalStock === null)) return undefined;
  const wish = JSON.stringify([productId, version, sizes, totalStock]);
  return `edit:${createHash("sha256").update(wish).digest("base64url")}`;
}

/** Those of these wishes that were granted before. */
export async function doneStockKeys(keys: readonly string[]): Promise<Set<string>> {
  const rows = await query<{ key: string }>({
    text: "select key from stock_change where key = any ($1)",
    values: [keys],
  });
  return new Set(rows.map(({ key }) => key));
}
