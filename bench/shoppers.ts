import { createHash, randomBytes, randomInt } from "node:crypto";
import { Client } from "pg";

export type BenchShopper = { id: string; token: string; phone: string };
export type BenchVariant = { productId: string; variantId: string; size: string | null };

/** Runs `work` on a connection to the bench's database. */
async function onDatabase<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Signed-in shoppers, written to the database directly: hashing a hundred passwords is not part of the measurement. */
export function someShoppers(databaseUrl: string, count: number): Promise<BenchShopper[]> {
  return onDatabase(databaseUrl, async (client) => {
    // They order more than real shoppers, and the confirmation code is not part of the measurement.
    const rules = { cod: { confirmAbove: null, openOrders: { newcomers: 1_000, known: 1_000 } } };
    await client.query(
      `insert into shop_setting (key, value) values ('shipping', $1)
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify(rules)],
    );
    const shoppers: BenchShopper[] = [];
    for (let at = 0; at < count; at += 1) {
      const shopper = {
        id: `cus_bench${randomBytes(8).toString("hex")}`,
        token: randomBytes(32).toString("base64url"),
        phone: `97${String(randomInt(100_000_000)).padStart(8, "0")}`,
      };
      await client.query(
        "insert into customer (id, email, first_name, has_account) values ($1, $2, 'Bench', true)",
        [shopper.id, `${shopper.id}@bench.example`],
      );
      await client.query(
        `insert into shop_session (token_hash, actor_kind, actor_id, expires_at)
         values ($1, 'shopper', $2, now() + interval '1 day')`,
        [createHash("sha256").update(shopper.token).digest(), shopper.id],
      );
      shoppers.push(shopper);
    }
    return shoppers;
  });
}

/**
 * Light goods, cheap enough that two of them need no code for a first cash order; with a stock that no benchmark uses
 * up.
 */
export function someGoods(databaseUrl: string, count: number): Promise<BenchVariant[]> {
  return onDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<BenchVariant & { item: string }>(
      `select distinct on (v.product_id) v.product_id as "productId", v.variant_id as "variantId", v.size,
         v.inventory_item_id as item
       from catalog_variant v join catalog_product p using (product_id)
       where p.published and v.paid_price between 250 and 1200 and p.weight_kg < 5 and p.length_cm < 60
         and coalesce(p.condition, 'new') = 'new'
       order by v.product_id, v.position limit $1`,
      [count],
    );
    await client.query(
      `update inventory_level set stocked_quantity = 1000000,
         raw_stocked_quantity = '{"value": "1000000", "precision": 20}' where inventory_item_id = any ($1)`,
      [rows.map(({ item }) => item)],
    );
    return rows;
  });
}
