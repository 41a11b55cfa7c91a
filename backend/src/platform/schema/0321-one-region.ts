import type { SchemaStep } from ".";

/**
 * The shop sells in India, in rupees: its prices, taxes, delivery and documents know nothing else. The engine would take a
 * second region or another currency without a word, and the shop would ignore it; so it is refused where it is done
 * (ADR-0042). `platform/engine/one-region.ts` reports what an older database already has.
 */
const sentence =
  "This shop sells in one region, India, in rupees: a second region or another currency is not possible.";

const ofCurrency = (table: string) => `
    create trigger shop_one_currency before insert or update of currency_code on ${table}
      for each row when (new.currency_code <> 'inr') execute function shop_refuse_currency();`;

export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create function shop_refuse_currency() returns trigger language plpgsql as $$
    begin
      raise exception '${sentence}';
    end $$;
    ${["region", "cart", '"order"', "price"].map(ofCurrency).join("\n")}

    create function shop_one_region() returns trigger language plpgsql as $$
    declare regions integer := (select count(*) from region where deleted_at is null);
    begin
      if regions > 1 and tg_op = 'INSERT' then raise exception '${sentence}'; end if;
      if regions = 0 and tg_op <> 'INSERT' then raise exception 'This shop needs its one region, India.'; end if;
      return null;
    end $$;
    create trigger shop_one_region after insert or delete or update on region
      for each statement execute function shop_one_region();
  `);
