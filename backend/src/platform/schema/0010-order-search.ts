import type { SchemaStep } from ".";

/**
 * Existing orders get the same search text as new ones: without joiners, with one kind of apostrophe and plain digits
 * (see orders/search-text.ts). A new shop has no orders, and at this step not yet their table.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(String.raw`
    do $$ begin
      if to_regclass('shop_order') is not null then
        update shop_order
        set search = translate(normalize(search, NFC),
          '०१२३४५६७८९' || U&'\2018\2019\02BC\200C\200D', '0123456789''''''')
        where search ~ U&'[०-९\2018\2019\02BC\200C\200D]' or search is not nfc normalized;
      end if;
    end $$`);
