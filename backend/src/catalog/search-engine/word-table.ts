import { query } from "../../platform/db/pool";
import type { IndexRow } from "../index/row";
import { hardFold } from "../vocabulary/fold";
import { isDevanagari, isNumber } from "../vocabulary/tokens";

/** Words that somebody may begin or misspell: neither numbers nor marks. */
const isPlain = (word: string) => !/[#~]/.test(word) && !isNumber(word);

/** What a word sounds like; undefined for those too short, or not written in Latin letters. */
const soundOf = (word: string) =>
  isDevanagari(word) || /[\d#~]/.test(word) || word.length < 3 ? undefined : hardFold(word);

/** How many of these products have each of their words in the title. */
function counted(rows: readonly IndexRow[]): Map<string, number> {
  const heads = new Map<string, number>();
  for (const { headWords, bodyWords } of rows) {
    const head = new Set(headWords.split(" "));
    for (const word of new Set([...head, ...bodyWords.split(" ")]))
      if (word !== "") heads.set(word, (heads.get(word) ?? 0) + Number(head.has(word)));
  }
  return heads;
}

/**
 * Adds the words of these products, and how they write the values of their filters, to what the shop knows. A count of an
 * earlier generation is forgotten; within one it only grows, as that of the index in memory does until it is made anew.
 */
export async function noteWords(rows: readonly IndexRow[]): Promise<void> {
  const heads = counted(rows.filter(({ published }) => published));
  // In one order, so that two who write the same words do not wait for each other in a circle.
  const words = [...heads.keys()].sort();
  await query({
    name: "search-note-words",
    text: `insert into catalog_search_word as w (word, heads, generation, is_plain, sound)
      select n.word, n.heads, s.generation, n.is_plain, n.sound
      from unnest($1::text[], $2::integer[], $3::boolean[], $4::text[]) n(word, heads, is_plain, sound)
      cross join catalog_search_state s
      on conflict (word) do update set generation = excluded.generation,
        heads = excluded.heads + case when w.generation = excluded.generation then w.heads else 0 end`,
    values: [
      words,
      words.map((word) => heads.get(word) ?? 0),
      words.map(isPlain),
      words.map((word) => soundOf(word) ?? null),
    ],
  });
  await noteValues(rows);
}

async function noteValues(rows: readonly IndexRow[]): Promise<void> {
  const values = new Map(
    rows.flatMap(({ kindValues }) =>
      kindValues.map(([token, label, words]) => [token, { label, words: words ?? {} }] as const),
    ),
  );
  if (values.size === 0) return;
  const tokens = [...values.keys()].sort();
  await query({
    name: "search-note-values",
    text: `insert into catalog_search_value as v (token, label, words)
      select * from unnest($1::text[], $2::text[], $3::jsonb[])
      on conflict (token) do update set words = v.words || excluded.words where not v.words @> excluded.words`,
    values: [
      tokens,
      tokens.map((token) => values.get(token)?.label),
      tokens.map((token) => JSON.stringify(values.get(token)?.words)),
    ],
  });
}

/** Removes the words that no product of this generation had. */
export async function forgetOldWords(): Promise<void> {
  await query({
    name: "search-forget-words",
    text: "delete from catalog_search_word w using catalog_search_state s where w.generation < s.generation",
  });
}
