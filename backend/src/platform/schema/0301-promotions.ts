import type { SchemaStep } from ".";

/**
 * Whether the engine has promotions at all, whether one is active, and a number that grows with every change of a
 * definition, written in the transaction that changes it. Reads of a cart take it along in their own statement, so
 * that a shop without promotions asks nothing more, and no process calculates with an outdated definition. The counts
 * of usage are left out: they change with every order.
 */
const state = `
  create table shop_promotion_state (
    only_row boolean primary key default true check (only_row),
    version bigint not null default 0,
    is_active boolean not null default false,
    was_ever boolean not null default false
  );
  insert into shop_promotion_state (is_active, was_ever)
    select exists (select from promotion where status = 'active' and deleted_at is null), exists (select from promotion);

  create function shop_promotion_changed() returns trigger language plpgsql as $$
  begin
    update shop_promotion_state set version = version + 1,
      is_active = exists (select from promotion where status = 'active' and deleted_at is null),
      was_ever = was_ever or exists (select from promotion);
    return null;
  end $$;`;

/** The tables of a definition; the columns of which an update counts, where others change with every order. */
const watched: Readonly<Record<string, string>> = {
  promotion: `code, is_automatic, is_tax_inclusive, "limit", type, status, campaign_id, metadata, deleted_at`,
  promotion_campaign_budget: `type, currency_code, "limit", campaign_id, attribute, deleted_at`,
  promotion_campaign: "",
  promotion_application_method: "",
  promotion_rule: "",
  promotion_rule_value: "",
  promotion_promotion_rule: "",
  application_method_target_rules: "",
  application_method_buy_rules: "",
};

const watch = ([table, columns]: [string, string]) => `
  create trigger shop_promotion_changed after insert or delete or update ${columns && `of ${columns}`} on ${table}
    for each statement execute function shop_promotion_changed();`;

/** The codes that a shopper entered, in use or not, and what each order had taken off by which promotion. */
const columns = `
  alter table shop_cart add column codes text[] not null default '{}';
  alter table shop_order add column discounts jsonb not null default '[]';`;

export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw([state, ...Object.entries(watched).map(watch), columns].join("\n"));
