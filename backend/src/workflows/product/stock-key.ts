import { createHash } from "node:crypto";
import type { ProductEdit } from "../../contract/products";
import { query } from "../../platform/db/pool";

/**
 * A key for the stock change of an edit: the same stock sent again for the same version is a retry after a lost
 * response. Undefined for an edit without stock or version.
 */
export function stockKey(productId: string, edit: ProductEdit): string | undefined {
  const { version, sizes = null, totalStock = null } = edit;
  if (version === undefined || (sizes === null && totalStock === null)) return undefined;
  const request = JSON.stringify([productId, version, sizes, totalStock]);
  return `edit:${createHash("sha256").update(request).digest("base64url")}`;
}

/** Returns the keys that were processed before. */
export async function doneStockKeys(keys: readonly string[]): Promise<Set<string>> {
  const rows = await query<{ key: string }>({
    text: "select key from stock_change where key = any ($1)",
    values: [keys],
  });
  return new Set(rows.map(({ key }) => key));
}
