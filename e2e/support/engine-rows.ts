import { Client } from "pg";
import { findRunning } from "../../scripts/start/data-lock";
import { dataDir } from "./data-dir";

/** The database of the shop that is started for the journeys. */
export function databaseUrl(): string {
  const url = findRunning(dataDir())?.databaseUrl;
  if (!url) throw new Error("These journeys need the shop that is started for them.");
  return url;
}

/** Reads and writes the engine's tables, as its own admin does, which is off here; triggers tell the shop. */
export async function inEngine<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** A group with only this shopper, who pays `rupees` for the product, until `end` is called. */
export async function groupPrice(
  userId: string,
  productId: string,
  rupees: number,
): Promise<{ end: () => Promise<unknown> }> {
  await inEngine(
    `with club as (
       insert into customer_group (id, name) values ('cusgroup_' || $1, 'Club of ' || $1)
     ), member as (
       insert into customer_group_customer (id, customer_id, customer_group_id)
       values ('cusgc_' || $1, $1, 'cusgroup_' || $1)
     ), list as (
       insert into price_list (id, title, description, status, type, rules_count)
       values ('plist_' || $1, 'For the club', '', 'active', 'sale', 1)
     ), rule as (
       insert into price_list_rule (id, price_list_id, attribute, value)
       values ('prule_' || $1, 'plist_' || $1, 'customer.groups.id', to_jsonb(array['cusgroup_' || $1]))
     )
     insert into price (id, price_set_id, price_list_id, currency_code, amount, raw_amount, rules_count)
     select 'price_' || $1 || row_number() over (), s.price_set_id, 'plist_' || $1, 'inr', $3::numeric,
       jsonb_build_object('value', $3::text, 'precision', 20), 0
     from product_variant v join product_variant_price_set s on s.variant_id = v.id
     where v.product_id = $2 and v.deleted_at is null and s.deleted_at is null`,
    [userId, productId, rupees],
  );
  return {
    end: () => inEngine("update price_list set deleted_at = now() where id = 'plist_' || $1", [userId]),
  };
}
