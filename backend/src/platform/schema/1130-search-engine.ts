import type { SchemaStep } from ".";

/**
 * What stands beside the engine's Search Module where it holds the catalogue (ADR-0107): up to which change it has come, the words
 * of all products for reading a typed line, and how products write the values of filters. Empty in other shops.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table catalog_search_state (
      only_row boolean primary key default true check (only_row),
      -- Counts the complete builds; words of an earlier one are forgotten at the end of the next.
      generation integer not null default 0,
      -- Up to where catalog_log is in the index; null until a complete build has ended.
      place jsonb,
      -- Of the fields in the index: code with others builds it anew.
      definition text,
      -- Set while it is built: a build that a crash ended begins again.
      is_building boolean not null default false,
      -- Who writes into the index, and until when that holds without being renewed.
      holder text,
      held_until timestamptz not null default '-infinity'
    );
    insert into catalog_search_state default values;

    create table catalog_search_word (
      word text collate "C" primary key,
      -- How many products have it in title, brand or category.
      heads integer not null,
      generation integer not null,
      -- Neither a number nor a mark: somebody may begin or misspell it.
      is_plain boolean not null,
      sound text
    );
    create index catalog_search_word_sound on catalog_search_word (sound) where sound is not null;
    create index catalog_search_word_like on catalog_search_word using gin (word gin_trgm_ops) where is_plain;

    create table catalog_search_value (
      token text primary key,
      label text not null,
      words jsonb not null
    );
  `);
