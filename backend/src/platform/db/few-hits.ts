/** A page's condition names at most this many rows. */
const few = 1_000;

/** `few` are the keys of all hits where there are not many; their page need not search for them again (ADR-0061). */
export type CountedHits<Key> = { total: number; few: Key[] | null };

/** SQL that counts what `hits` selects as `key`, and names the keys of few hits: a row of `CountedHits`. */
export const countHits = (hits: string): string => `with hits as materialized (${hits})
  select count(*)::integer as total, case when count(*) <= ${few} then array(select key from hits) end as few from hits`;
