import type { Shop } from "./open-shop";

/**
 * What is hashed of a row, where it is not all of it: beside whatever is tested the outbox is worked off, and a worker
 * says that it is there.
 */
const hashed: Readonly<Record<string, string>> = {
  shop_outbox: "(t.id, t.topic, t.key)",
  catalog_version: "(t.version, t.shown, t.mark, t.lexicon_mark)",
  // On which day a key was used last becomes another one at midnight.
  shop_api_key: "(to_jsonb(t) || jsonb_build_object('used_on', t.used_on is not null))",
};

/** Products that were marked are projected a moment later, and changes of the catalogue get their numbers for older code. */
async function untilNumbered(shop: Shop): Promise<void> {
  for (;;) {
    const left = await shop.query({
      text: `select from catalog_owed union all select from catalog_log where not is_numbered limit 1`,
    });
    if (left.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * A hash of every row of every table: if two are equal, nothing was written in between. Attempt counters are
 * excluded: refused requests are counted too.
 */
export async function fingerprint(shop: Shop): Promise<Record<string, string>> {
  await untilNumbered(shop);
  const tables = await shop.query<{ name: string }>({
    text: `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'shop_try' order by 1`,
  });
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await shop.query<{ print: string | null; rows: string }>({
      text: `select count(*)::text as rows, md5(string_agg(row::text, '|' order by row::text)) as print
             from (select ${hashed[name] ?? "t"} as row from ${name} t) hashed`,
    });
    prints[name] = `${row?.rows} rows ${row?.print}`;
  }
  return prints;
}
