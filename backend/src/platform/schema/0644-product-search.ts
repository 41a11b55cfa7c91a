import type { SchemaStep } from ".";

/**
 * Words of two letters, which no trigram has, are looked for in an index that has nothing but the texts (ADR-0061). An
 * index's row has at most 2,704 bytes: the few longer texts, of products with very many SKUs, are read in the table.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create index catalog_staff_list_sought on catalog_staff_list (no) include (product_id, sought)
      where octet_length(sought) <= 2000;
    create index catalog_staff_list_long on catalog_staff_list (no) where not octet_length(sought) <= 2000;
    alter table catalog_staff_list
      set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
  `);
