import { query, transaction } from "../../backend/src/platform/db/pool";

/** What is of one product alone: its number is in each. */
const own = [
  "product_id",
  "slug",
  "title",
  "title_sort",
  "head_words",
  "body_words",
  "card",
  "detail",
  "fingerprint",
];
/** Copied are products whose numbers have five digits: they are not by chance a part of another number. */
const firstCopied = 10_001;
const portion = 20_000;

/** How many invented products the read model has. */
export async function countInReadModel(): Promise<number> {
  const [{ there } = { there: 0 }] = await query<{ there: number }>({
    name: "bench-copies-there",
    text: "select count(*)::integer as there from catalog_product where product_id like 'prod_bench%'",
  });
  return there;
}

/**
 * Adds products from number `made + 1` to `count` to the read model alone, as copies of those before: lists, searches and their
 * cards are as of `count` products, and only the first `made` can be bought. The engine's rows of a million would take an hour.
 */
export async function copyInReadModel(
  made: number,
  count: number,
  say: (line: string) => void,
): Promise<void> {
  const there = await countInReadModel();
  const columns = await query<{ name: string }>({
    name: "bench-copied-columns",
    text: `select column_name as name from information_schema.columns
      where table_name = 'catalog_product' and is_identity = 'NO' and is_generated = 'NEVER'`,
  });
  const names = columns.map(({ name }) => name);
  const values = names.map((name) =>
    own.includes(name) ? `replace(p.${name}, c.base::text, c.n::text)` : `p.${name}`,
  );
  await transaction(async (client) => {
    // They tell followers of each row, of whom there are none yet.
    await client.query("alter table catalog_product disable trigger user");
    for (let from = there + 1; from <= count; from += portion) {
      await client.query(
        `insert into catalog_product (${names.join(", ")})
         select ${values.join(", ")}
         from (select n, $3::integer + n % ($4 - $3 + 1) as base from generate_series($1::integer, $2::integer) n) c
         join catalog_product p on p.product_id = 'prod_bench' || lpad(c.base::text, 8, '0')
         order by c.n`,
        [from, Math.min(count, from + portion - 1), firstCopied, made],
      );
      say(`copied to ${Math.min(count, from + portion - 1)}`);
    }
    await client.query("alter table catalog_product enable trigger user");
  });
}
