import { query, transaction } from "../../platform/db/pool";
import type { KnownWord, WordSource } from "./vocabulary";

/** What comes after every word that begins with something. */
const last = "\u{10FFFF}";

/** Trigrams in common below which a word is not looked at: a slip in a word of four letters leaves a seventh. */
const leastAlike = "0.14";
const likeAtMost = 2_000;

/** The words of the catalogue as the worker keeps them in the database (`noteWords`). */
export const storedWords: WordSource = {
  known: (words) =>
    query<KnownWord>({
      name: "search-words-known",
      text: "select word, heads from catalog_search_word where word = any($1::text[])",
      values: [words],
    }),

  sounding: (sounds) =>
    query<{ sound: string; word: string }>({
      name: "search-words-sounding",
      text: "select sound, word from catalog_search_word where sound = any($1::text[]) order by heads desc, word",
      values: [sounds],
    }),

  starting: (prefix, limit) =>
    query<KnownWord>({
      name: "search-words-starting",
      text: `select word, heads from catalog_search_word where is_plain and word >= $1 and word < $2
        order by word limit $3`,
      values: [prefix, prefix + last, limit],
    }),

  near: (word) =>
    transaction(async (client) => {
      await client.query({
        name: "search-words-alike",
        text: "select set_config('pg_trgm.similarity_threshold', $1, true)",
        values: [leastAlike],
      });
      const { rows } = await client.query<{ word: string }>({
        name: "search-words-near",
        text: `select word from catalog_search_word where is_plain and word % $1
          and length(word) between length($1) - 2 and length($1) + 2
          order by similarity(word, $1) desc, word limit $2`,
        values: [word, likeAtMost],
      });
      return rows.map((row) => row.word).sort();
    }),
};
