import { query } from "./pool";

/** A setting of the shop as it was saved, and how often. */
export type SavedSetting<Value> = { value: Value; version: number; updatedAt: Date };

/** What the database holds at this moment; undefined if it was never saved. */
export async function readSetting<Value>(key: string): Promise<SavedSetting<Value> | undefined> {
  const [row] = await query<{ value: Value; version: number; updated_at: Date }>({
    name: "shop-setting",
    text: "select value, version, updated_at from shop_setting where key = $1",
    values: [key],
  });
  return row && { value: row.value, version: row.version, updatedAt: row.updated_at };
}

/**
 * Replaces everything saved before under this key. Saves nothing and returns false if `version` is no longer the
 * current one.
 */
export async function saveSetting(key: string, value: object, version?: number): Promise<boolean> {
  const saved = await query({
    text: `insert into shop_setting (key, value) select $1, $2 where $3::integer is null or $3 = 0
             or exists (select from shop_setting where key = $1)
           on conflict (key) do update set value = excluded.value, version = shop_setting.version + 1, updated_at = now()
             where $3::integer is null or shop_setting.version = $3
           returning key`,
    values: [key, JSON.stringify(value), version ?? null],
  });
  return saved.length > 0;
}
