import type { SchemaStep } from ".";

/**
 * The staff's edits of the search lexicon, on top of the shipped one. Its version is stored with the catalogue's,
 * which every request already reads.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table lexicon_edit (
      means text primary key,
      words text[] not null
    );
    alter table catalog_version add column lexicon_version integer not null default 0;
  `);
