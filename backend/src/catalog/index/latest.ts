import { query } from "../../platform/db/pool";
import { hasSpecialPrices } from "../special-prices";

/**
 * The state of the catalogue: `version` counts changes that affect lists, `shown` all visible changes; the
 * marks distinguish one history of the database from another.
 */
export type Progress = {
  version: bigint;
  shown: bigint;
  mark: string;
  lexicon: string;
  /** Some prices depend on the customer's groups or the quantity. */
  hasSpecialPrices: boolean;
  /** Changes with the prices of customer groups; it does not affect what everybody sees. */
  specialVersion: string;
  /** The number of the query in this process: a later one sees at least what an earlier one saw. */
  asked: number;
};

/** A connection that never responds must not block every reader forever. */
const timeoutMs = 4_000;

const statement = {
  name: "catalog-progress",
  text: `select version, shown, mark, lexicon_mark as lexicon, ${hasSpecialPrices} as "hasSpecialPrices",
    (select version::text from shop_special_price) as "specialVersion" from catalog_version`,
  query_timeout: timeoutMs,
};

type Stored = Pick<Progress, "mark" | "lexicon" | "hasSpecialPrices" | "specialVersion"> & {
  version: string;
  shown: string;
};

let questions = 0;

export async function readProgress(): Promise<Progress> {
  questions += 1;
  const asked = questions;
  const [row] = await query<Stored>(statement);
  if (!row) throw new Error("catalog_version has lost its row.");
  return { ...row, version: BigInt(row.version), shown: BigInt(row.shown), asked };
}

/** Whether both are the same point in the same history of the database. */
export function isSameMoment(a: Progress, b: Progress): boolean {
  return (
    a.mark === b.mark &&
    a.shown === b.shown &&
    a.version === b.version &&
    a.lexicon === b.lexicon &&
    a.hasSpecialPrices === b.hasSpecialPrices
  );
}

let asking: Promise<unknown> = Promise.resolve();
let next: Promise<Progress> | undefined;

/**
 * The state of the catalogue at a moment after the call. Calls made while a query is running share the next
 * one, so that a thousand readers cost the database as little as ten.
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
