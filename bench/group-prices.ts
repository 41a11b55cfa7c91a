import { Client } from "pg";
import type { Row } from "./catalog";
import { type Call, type Figures, measure } from "./frame";
import { someShoppers } from "./shoppers";
import type { Stage } from "./stage";

const list = "plist_bench";
const group = "cusgroup_bench";

/** A tenth off every variant for one customer group, as the engine stores such a price list. */
const MAKE = [
  `insert into customer_group (id, name) values ('${group}', 'Bench members') on conflict do nothing`,
  `insert into price_list (id, title, description, status, type, rules_count)
   values ('${list}', 'Bench members', '', 'active', 'sale', 1) on conflict do nothing`,
  `insert into price_list_rule (id, price_list_id, attribute, value)
   values ('prule_bench', '${list}', 'customer.groups.id', '["${group}"]') on conflict do nothing`,
  `insert into price (id, price_set_id, currency_code, amount, raw_amount, rules_count, price_list_id)
   select 'price_bench' || s.price_set_id, s.price_set_id, 'inr', ceil(v.paid_price * 0.9),
     jsonb_build_object('value', ceil(v.paid_price * 0.9)::text, 'precision', 20), 0, '${list}'
   from catalog_variant v join product_variant_price_set s on s.variant_id = v.variant_id and s.deleted_at is null
   on conflict do nothing`,
];
const END = [
  `delete from price where price_list_id = '${list}'`,
  `delete from price_list_rule where price_list_id = '${list}'`,
  `delete from price_list where id = '${list}'`,
];

/** Lists and a page for guests and for a member of a group, without and with a price of the group on every product. */
export async function benchGroupPrices(stage: Stage, seconds: number): Promise<Row[]> {
  const { backend, postgresPid, databaseUrl } = stage;
  const [member] = await someShoppers(databaseUrl, 1);
  if (!member) throw new Error("There is no shopper.");
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const all = async (statements: readonly string[]) => {
    for (const statement of statements) await client.query(statement);
  };
  const headers = { cookie: `shop_session=${member.token}` };
  const categories = ["electronics", "fashion", "toys", "farming"];
  const listOf = (turn: number): Call => ({
    path: `/api/shop/products/get?category=${categories[turn % 4]}&sortBy=price-lowtohigh&limit=24`,
  });
  const run = (name: string, calls: (turn: number) => Call): Promise<Figures> =>
    measure({ name, server: backend, postgresPid, calls, seconds, connections: 8 });
  const both = async (suffix: string): Promise<Row[]> => [
    { figures: await run(`list of 24, guest${suffix}`, listOf) },
    { figures: await run(`list of 24, member${suffix}`, (turn) => ({ ...listOf(turn), headers })) },
  ];
  try {
    await all(END);
    const before = await both("");
    await all(MAKE);
    await client.query(
      `insert into customer_group_customer (id, customer_id, customer_group_id)
       values ('cusgc_' || $1, $1, $2) on conflict do nothing`,
      [member.id, group],
    );
    return [...before, ...(await both(", group prices on all"))];
  } finally {
    await all(END).finally(() => client.end());
  }
}
