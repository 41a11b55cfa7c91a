import { query } from "../../db/pool";

/**
 * How far the catalogue has come: `version` for what moves products in lists, `shown` for all that is shown, and the
 * marks by which one history of the database is told from another.
 */
export type Progress = {
  version: bigint;
  shown: bigint;
  mark: string;
  lexicon: string;
  /** The number of the question in this process: a later one sees at least what an earlier one saw. */
  asked: number;
};

/** A connection that never answers must not keep every reader waiting for good. */
const timeoutMs = 4_000;

const statement = {
  name: "catalog-progress",
  text: "select version, shown, mark, lexicon_mark as lexicon from catalog_version",
  query_timeout: timeoutMs,
};

let questions = 0;

export async function readProgress(): Promise<Progress> {
  questions += 1;
  const asked = questions;
  const [row] = await query<{ version: string; shown: string; mark: string; lexicon: string }>(statement);
  if (!row) throw new Error("catalog_version has lost its row.");
  return { ...row, version: BigInt(row.version), shown: BigInt(row.shown), asked };
}

/** Whether the database stood at the same moment of the same history. */
export function isSameMoment(a: Progress, b: Progress): boolean {
  return a.mark === b.mark && a.shown === b.shown && a.version === b.version && a.lexicon === b.lexicon;
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
