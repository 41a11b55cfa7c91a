import type { SchemaStep } from ".";

/**
 * Prices by customer group and by quantity, as the engine's pricing module works them out (ADR-0042). They are read from
 * its tables at the moment of use: nothing has to follow them. `shop_special_price` says whether there are any; every
 * reader looks at it first, so a shop without them pays nothing.
 */
const anySpecial = `exists (select from price where deleted_at is null
      and (rules_count > 0 or min_quantity > 1 or max_quantity is not null)) or
    exists (select from price_list where deleted_at is null and rules_count > 0)`;

const flag = `
  create index shop_special_price_rows on price (id)
    where deleted_at is null and (rules_count > 0 or min_quantity > 1 or max_quantity is not null);
  create table shop_special_price (
    only_row boolean primary key default true check (only_row),
    present boolean not null
  );
  insert into shop_special_price (present) select ${anySpecial};

  create function shop_note_special_price() returns trigger language plpgsql as $$
  begin
    update shop_special_price set present = now_present
      from (select ${anySpecial} as now_present) found where present <> now_present;
    return null;
  end $$;
  create trigger shop_note_special_price after insert or update or delete on price
    for each statement execute function shop_note_special_price();
  create trigger shop_note_special_price after insert or update or delete on price_list
    for each statement execute function shop_note_special_price();`;

/**
 * What variants cost a customer, from which quantity on: one row for quantity 1 and one for each further quantity at which
 * the engine's price changes. The order of choice is the engine's (calculatePrices of its pricing module): price lists
 * before own prices, more rules before fewer, the lower amount before the higher; an override list's price always
 * applies, a sale list's if it is not above the own price. A null customer is a guest.
 */
const prices = `
  create function shop_special_prices(customer text, variants text[])
    returns table (variant_id text, quantity integer, price numeric, paid numeric) language sql stable as $$
  with mine as (
    select customer_group_id as id from customer_group_customer where customer_id = customer and deleted_at is null
  ),
  offered as (
    select s.variant_id, p.amount, coalesce(p.min_quantity, 1) as least, p.max_quantity as most,
      l.type as list_type, coalesce(p.rules_count, 0) + coalesce(l.rules_count, 0) as rules
    from product_variant_price_set s
    join price p on p.price_set_id = s.price_set_id and p.deleted_at is null and p.currency_code = 'inr'
    left join price_list l on l.id = p.price_list_id and l.deleted_at is null and l.status = 'active'
      and coalesce(l.starts_at, now()) <= now() and coalesce(l.ends_at, 'infinity') > now()
      and coalesce(l.rules_count, 0) = (select count(*) from price_list_rule r
        where r.price_list_id = l.id and r.deleted_at is null and r.attribute = 'customer.groups.id'
          and exists (select from mine where r.value @> to_jsonb(mine.id)))
    where s.variant_id = any (variants) and s.deleted_at is null
      and (p.price_list_id is null or l.id is not null)
      and (coalesce(p.rules_count, 0) = 0 or p.rules_count = (select count(*) from price_rule r
        where r.price_id = p.id and r.deleted_at is null and (
          (r.attribute = 'customer.groups.id' and r.value in (select id from mine))
          or (r.attribute = 'region_id' and r.value in (select id from region where deleted_at is null)))))
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

export const up: SchemaStep["up"] = (knex) => knex.schema.raw(`${flag}\n${prices}`);
