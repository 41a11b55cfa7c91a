import type { SchemaStep } from ".";

/**
 * The dated GST rates (ADR-0052), which stood in the code before, and a counter per subject that every change of it
 * raises, so that each process knows when to read again. A product's page and its place in lists hold its rate, so a
 * changed row marks the products under its headings for the read model.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_revision (subject text primary key, revision bigint not null default 1);
    insert into shop_revision (subject) values ('gst-rates');

    create table gst_rate (
      id text primary key,
      name text not null,
      headings text[] not null check (cardinality(headings) > 0),
      starts_on date not null,
      rate numeric not null,
      up_to numeric,
      above numeric,
      version integer not null default 1,
      check ((up_to is null) = (above is null))
    );
    insert into gst_rate (id, name, headings, starts_on, rate, up_to, above)
    values ('gstr_garments', 'Garments and footwear', '{61,62,64}', '2025-09-22', 5, 2500, 18);

    create function gst_rate_changed() returns trigger language plpgsql as $$
    begin
      insert into catalog_owed (product_id)
        select p.id from product p where p.deleted_at is null
          and exists (select from changed_rows r, unnest(r.headings) heading where p.hs_code like heading || '%')
        on conflict do nothing;
      update shop_revision set revision = revision + 1 where subject = 'gst-rates';
      return null;
    end $$;
    create trigger gst_rate_added after insert on gst_rate referencing new table as changed_rows
      for each statement execute function gst_rate_changed();
    create trigger gst_rate_removed after delete on gst_rate referencing old table as changed_rows
      for each statement execute function gst_rate_changed();
    -- An edit is noted as one of the row that was and of the row that is.
    create function gst_rate_edited() returns trigger language plpgsql as $$
    begin
      insert into catalog_owed (product_id)
        select p.id from product p where p.deleted_at is null and exists (
          select from (select headings from old_rows union all select headings from new_rows) r, unnest(r.headings) heading
          where p.hs_code like heading || '%')
        on conflict do nothing;
      update shop_revision set revision = revision + 1 where subject = 'gst-rates';
      return null;
    end $$;
    create trigger gst_rate_edited after update on gst_rate
      referencing old table as old_rows new table as new_rows
      for each statement execute function gst_rate_edited();
  `);
