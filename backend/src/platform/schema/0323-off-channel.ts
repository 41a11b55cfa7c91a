import type { SchemaStep } from ".";

/**
 * A product that is taken out of the shop's sales channel goes off sale (ADR-0042). One that was never put into any
 * channel, as plugins create them, counts as in the only one; so a removal is noted here, and undone by putting the
 * product back. Every change of a product's channels marks it for the read model.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table catalog_off_channel (product_id text primary key);

    create function catalog_follow_channel() returns trigger language plpgsql as $$
    declare
      ours boolean := coalesce(new.sales_channel_id, old.sales_channel_id) in (select default_sales_channel_id from store);
      product text := coalesce(new.product_id, old.product_id);
    begin
      if ours and tg_op <> 'DELETE' and new.deleted_at is null then
        delete from catalog_off_channel where product_id = product;
      elsif ours then
        insert into catalog_off_channel (product_id) values (product) on conflict do nothing;
      end if;
      insert into catalog_owed (product_id) values (product) on conflict do nothing;
      return null;
    end $$;
    create trigger catalog_follow_channel after insert or update or delete on product_sales_channel
      for each row execute function catalog_follow_channel();
  `);
