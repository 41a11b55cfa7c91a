import type { SchemaStep } from ".";

/**
 * What the staff changed of the search's lexicon, over the one that the shop comes with. The version stands beside the
 * catalogue's, which every answer already reads.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table lexicon_edit (
      means text primary key,
      words text[] not null
    );
    alter table catalog_version add column lexicon_version integer not null default 0;
  `);
