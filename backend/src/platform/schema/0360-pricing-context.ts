import type { SchemaStep } from ".";

/**
 * Prices with rules on attributes that plugins supply (the hook `setPricingContext`, ADR-0042). `context` holds them
 * flattened, as the engine's pricing module has them; null without such a hook.
 */
const rules = `
  create function shop_price_rule_holds(context jsonb, attribute text, operator text, wanted text) returns boolean
    language sql immutable as $$
  select coalesce(case jsonb_typeof(context -> attribute)
    when 'array' then exists (select from jsonb_array_elements_text(context -> attribute) given where given = wanted)
    when 'number' then case operator
      when 'eq' then context ->> attribute = wanted
      when 'gt' then (context ->> attribute)::numeric > wanted::numeric
      when 'gte' then (context ->> attribute)::numeric >= wanted::numeric
      when 'lt' then (context ->> attribute)::numeric < wanted::numeric
      when 'lte' then (context ->> attribute)::numeric <= wanted::numeric end
    else context ->> attribute = wanted end, false)
  $$;

  create function shop_list_rule_holds(context jsonb, attribute text, wanted jsonb) returns boolean
    language sql immutable as $$
  select coalesce(case jsonb_typeof(context -> attribute)
    when 'array' then exists (select from jsonb_array_elements(context -> attribute) given where wanted @> given)
    else wanted @> (context -> attribute) end, false)
  $$;`;

/** As in step 0322, with the context. A context that names the customer's groups stands in for them, as in the engine. */
const prices = `
  drop function shop_special_prices(text, text[]);
  create function shop_special_prices(customer text, variants text[], context jsonb default null)
    returns table (variant_id text, quantity integer, price numeric, paid numeric) language sql stable as $$
  with mine as (
    select customer_group_id as id from customer_group_customer where customer_id = customer and deleted_at is null
      and context -> 'customer.groups.id' is null
  ),
  offered as (
    select s.variant_id, p.amount, coalesce(p.min_quantity, 1) as least, p.max_quantity as most,
      l.type as list_type, coalesce(p.rules_count, 0) + coalesce(l.rules_count, 0) as rules
    from product_variant_price_set s
    join price p on p.price_set_id = s.price_set_id and p.deleted_at is null and p.currency_code = 'inr'
    left join price_list l on l.id = p.price_list_id and l.deleted_at is null and l.status = 'active'
      and coalesce(l.starts_at, now()) <= now() and coalesce(l.ends_at, 'infinity') > now()
      and coalesce(l.rules_count, 0) = (select count(*) from price_list_rule r
        where r.price_list_id = l.id and r.deleted_at is null and (
          (r.attribute = 'customer.groups.id' and exists (select from mine where r.value @> to_jsonb(mine.id)))
          or shop_list_rule_holds(context, r.attribute, r.value)))
    where s.variant_id = any (variants) and s.deleted_at is null
      and (p.price_list_id is null or l.id is not null)
      and (coalesce(p.rules_count, 0) = 0 or p.rules_count = (select count(*) from price_rule r
        where r.price_id = p.id and r.deleted_at is null and (
          (r.attribute = 'customer.groups.id' and r.value in (select id from mine))
          or (r.attribute = 'region_id' and r.value in (select id from region where deleted_at is null))
          or shop_price_rule_holds(context, r.attribute, r.operator, r.value))))
  ),
  tiers as (
    select offered.variant_id, 1 as quantity from offered
    union select offered.variant_id, ceil(least)::integer from offered where least > 1
    union select offered.variant_id, floor(most)::integer + 1 from offered where most is not null
  )
  select t.variant_id, t.quantity, coalesce(usual.amount, own.amount),
    case when best.list_type = 'override' then best.amount else coalesce(least(best.amount, own.amount), own.amount) end
  from tiers t
  left join lateral (select o.amount from offered o where o.variant_id = t.variant_id and o.list_type is null
    and t.quantity between o.least and coalesce(o.most, t.quantity) order by o.rules desc, o.amount limit 1) own on true
  left join lateral (select o.amount, o.list_type from offered o where o.variant_id = t.variant_id and o.list_type is not null
    and t.quantity between o.least and coalesce(o.most, t.quantity) order by o.rules desc, o.amount limit 1) best on true
  left join lateral (select o.amount from offered o where o.variant_id = t.variant_id and o.list_type = 'override'
    and t.quantity between o.least and coalesce(o.most, t.quantity) order by o.rules desc, o.amount limit 1) usual on true
  where coalesce(own.amount, best.amount) > 0
  $$;`;

export const up: SchemaStep["up"] = (knex) => knex.schema.raw(`${rules}\n${prices}`);
