import type { SchemaStep } from ".";

/**
 * Counts the changes of prices that depend on customer groups, for what is kept of them in memory (ADR-0042). Changes of
 * other prices are not counted unless their price set has such a price too, so that a shop without them writes nothing.
 */
const changes = { insert: ["fresh"], update: ["fresh", "stale"], delete: ["stale"] } as const;

const tablesOf = { fresh: "new table as fresh", stale: "old table as stale" };

const prices = Object.entries(changes)
  .map(([event, tables]) => {
    const changed = tables
      .map((table) => `select price_set_id, rules_count, price_list_id from ${table}`)
      .join(" union all ");
    return `
  create function shop_count_special_${event}() returns trigger language plpgsql as $$
  begin
    if (select present from shop_special_price) then
      update shop_special_price set version = version + 1 where exists (
        select from (${changed}) changed
        where changed.rules_count > 0
          or exists (select from price_list l where l.id = changed.price_list_id and l.rules_count > 0)
          or exists (select from price p left join price_list l on l.id = p.price_list_id
            where p.price_set_id = changed.price_set_id and p.deleted_at is null
              and (p.rules_count > 0 or l.rules_count > 0)));
    end if;
    return null;
  end $$;
  create trigger shop_special_price_${event} after ${event} on price
    referencing ${tables.map((table) => tablesOf[table]).join(" ")}
    for each statement execute function shop_count_special_${event}();`;
  })
  .join("\n");

/** Rules and lists are few, and each of their changes may concern any group. */
const rules = `
  create function shop_count_price_rules() returns trigger language plpgsql as $$
  begin
    update shop_special_price set version = version + 1 where present;
    return null;
  end $$;
  ${["price_rule", "price_list", "price_list_rule"]
    .map(
      (table) => `
  create trigger shop_special_price_version after insert or update or delete on ${table}
    for each statement execute function shop_count_price_rules();`,
    )
    .join("")}`;

export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
  alter table shop_special_price add column version bigint not null default 1;
  ${prices}
  ${rules}`);
