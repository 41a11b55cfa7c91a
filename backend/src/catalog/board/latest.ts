import { query } from "../../db/pool";

/**
 * How far the catalogue has come: `version` for what moves products in lists, `shown` for all that is shown,
 * `lexicon` for the words of the search.
 */
export type Progress = { version: bigint; shown: bigint; lexicon: number };

/** A connection that never answers must not keep every reader waiting for good. */
const timeoutMs = 4_000;

const statement = {
  name: "catalog-progress",
  text: "select version, shown, lexicon_version as lexicon from catalog_version",
  query_timeout: timeoutMs,
};

export async function readProgress(): Promise<Progress> {
  const [row] = await query<{ version: string; shown: string; lexicon: number }>(statement);
  return { version: BigInt(row?.version ?? 0), shown: BigInt(row?.shown ?? 0), lexicon: row?.lexicon ?? 0 };
}

let asking: Promise<unknown> = Promise.resolve();
let next: Promise<Progress> | undefined;

/**
 * The catalogue's progress at a moment after the call. Whoever calls while a question is under way shares the one
 * that is asked after it, so that a thousand readers cost the database as little as ten.
 */
export function latestProgress(): Promise<Progress> {
  next ??= asking.then(() => {
    next = undefined;
    const answer = readProgress();
    asking = answer.catch(() => {});
    return answer;
  });
  return next;
}
