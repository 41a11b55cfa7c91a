import type { SchemaStep } from ".";

/**
 * Lets a process detect that the database is not the one it knew: it was restored from a dump, or a standby took over
 * that lacks the last commits (ADR-0017). Numbers alone cannot show it: they go back, and grow past the old ones
 * again. Each number of `shown` gets a random mark. If a process's number and mark are in `catalog_change`, it has
 * known a beginning of this history and reads the changes after it; otherwise it discards its cache.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table catalog_version add column mark uuid not null default gen_random_uuid();
    alter table catalog_version add column lexicon_mark uuid not null default gen_random_uuid();
    alter table catalog_change add column mark uuid;
    insert into catalog_change (shown, nos, mark) select shown, '{}', mark from catalog_version
      on conflict (shown) do update set mark = excluded.mark;

    create or replace function catalog_note_shown(products text[]) returns void language plpgsql as $$
    declare
      kept constant bigint := 20000;
      next_mark constant uuid := gen_random_uuid();
      next bigint;
      is_taken boolean;
    begin
      update catalog_version set shown = shown + 1, mark = next_mark returning shown into next;
      insert into catalog_change (shown, mark, nos)
        select next, next_mark, coalesce(array_agg(no), '{}') from catalog_product where product_id = any (products)
        on conflict (shown) do update set mark = excluded.mark, nos = excluded.nos
        returning xmax <> 0 into is_taken;
      -- Somebody set the numbers back by hand: what came after is of another history.
      if is_taken then
        delete from catalog_change where shown > next;
      end if;
      if next % 1000 = 0 then
        delete from catalog_change where shown <= next - kept;
      end if;
    end $$;
  `);
