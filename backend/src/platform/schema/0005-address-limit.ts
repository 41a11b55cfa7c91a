import type { SchemaStep } from ".";

/** Ten addresses per customer, whatever code writes them: the lock makes concurrent writes count one after the other. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create function shop_address_limit() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended(new.customer_id, 0));
      if (select count(*) from customer_address
          where customer_id = new.customer_id and deleted_at is null) >= 10 then
        raise exception 'shop_address_limit' using errcode = '23514', constraint = 'shop_address_limit';
      end if;
      return new;
    end $$;
    create trigger shop_address_limit before insert on customer_address
      for each row execute function shop_address_limit()`);
