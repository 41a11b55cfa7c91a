import { Client } from "pg";

/**
 * Twenty automatic promotions, as a shop in its season has: one for everything, the others for groups or products.
 * A second run uses them again.
 */
const MAKE = `
  with made as (
    insert into promotion (id, code, is_automatic, is_tax_inclusive, type, status)
    select 'promo_bench' || n, 'BENCH' || n, true, true, 'standard', 'active' from generate_series(1, 20) n
    on conflict (id) do update set status = 'active' returning id
  ), methods as (
    insert into promotion_application_method (id, promotion_id, type, target_type, allocation, value, raw_value, currency_code)
    select 'proappmet_bench' || n, 'promo_bench' || n, 'percentage', 'items', 'across', 5,
      '{"value": "5", "precision": 20}', 'inr' from generate_series(1, 20) n
    on conflict do nothing returning id
  ), rules as (
    insert into promotion_rule (id, attribute, operator)
    select 'prorul_bench' || n, case when n <= 10 then 'customer.groups.id' else 'items.product.id' end, 'eq'
    from generate_series(2, 20) n on conflict do nothing returning id
  ), values as (
    insert into promotion_rule_value (id, promotion_rule_id, value)
    select 'prorulval_bench' || n, 'prorul_bench' || n, 'nobody' from generate_series(2, 20) n
    on conflict do nothing returning id
  ), of_groups as (
    insert into promotion_promotion_rule (promotion_id, promotion_rule_id)
    select 'promo_bench' || n, 'prorul_bench' || n from generate_series(2, 10) n
    on conflict do nothing
  )
  insert into application_method_target_rules (application_method_id, promotion_rule_id)
  select 'proappmet_bench' || n, 'prorul_bench' || n from generate_series(11, 20) n
  on conflict do nothing`;

const END = "update promotion set status = 'inactive' where id like 'promo_bench%'";

/** Runs `work` while twenty promotions are active. */
export async function withPromotions<Result>(
  databaseUrl: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(MAKE);
    return await work();
  } finally {
    await client.query(END);
    await client.end();
  }
}
