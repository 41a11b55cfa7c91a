import type { PoolClient } from "pg";
import { romanise } from "./vocabulary/romanise";

/** A handle that no category of the engine has, from the name's letters. */
export async function freeHandle(client: PoolClient, name: string): Promise<string> {
  const latin = name
    .normalize("NFKD")
    .replace(/[\u0900-\u097F]+/g, (word) => romanise(word))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  const base = latin.slice(0, 40) || "category";
  const { rows } = await client.query<{ handle: string }>(
    "select handle from product_category where handle like $1 || '%'",
    [base],
  );
  const taken = new Set(rows.map(({ handle }) => handle));
  let handle = base;
  for (let nth = 2; taken.has(handle); nth += 1) handle = `${base}-${nth}`;
  return handle;
}
