import type { SchemaStep } from ".";

/**
 * How names and words are normalised for staff's search, the same as in orders/search-text.ts. Existing orders get
 * the new search text too; a new shop has none, and at this step not yet their table.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(String.raw`
    create function shop_search_text(said text) returns text language sql immutable strict parallel safe as $f$
      select translate(lower(normalize(said, NFC)),
        '०१२३४५६७८९' || U&'\0929\0931\0934\2018\2019\02BC\200C\200D\093C',
        '0123456789' || U&'\0928\0930\0933' || '''''''')
    $f$;
    do $$ begin
      if to_regclass('shop_order') is not null then
        update shop_order set search = shop_search_text(search) where search ~ U&'[\093C\0929\0931\0934]';
      end if;
    end $$`);
