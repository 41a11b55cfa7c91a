import { setImmediate as endOfTurn } from "node:timers/promises";
import { query } from "../../platform/db/pool";
import { log } from "../../platform/log";
import { hasSpecialPrices } from "../special-prices";

/** A row of `catalog_log`: products that are shown otherwise, and those of them that lists show or count otherwise. */
export type Change = { id: string; mark: string; nos: number[]; moved: number[] };

/** Up to where the log was read. */
export type Place = {
  /** The highest id, and PostgreSQL's snapshot of the statement that read it. */
  upto: string;
  seen: string;
  /**
   * Rows among which the one committed last is: if the database loses any row that was read, one of these goes with it. With
   * the last id that anybody had drawn when they were read.
   */
  witnesses: Pick<Change, "id" | "mark">[];
  drawn: string | undefined;
};

/** A state of the catalogue. */
export type Progress = Place & {
  lexicon: string;
  /** Some prices depend on the customer's groups or the quantity. */
  hasSpecialPrices: boolean;
  /** The number of the query in this process: a later one sees at least what an earlier one saw. */
  asked: number;
};

/** What has changed from one state to a later one. */
export type Step = {
  /** The number of the query that `changes` follow. */
  from: number;
  to: Progress;
  changes: Change[];
  /** The database has another history, or too much has changed: `changes` do not lead to it. */
  isAnother: boolean;
};

/** A connection that never responds must not block every reader forever. */
const timeoutMs = 4_000;
/** A process that is more changes behind is compared with all of the database. */
const mostChanges = 20_000;
/** So many witnesses are looked at in a moment; more become few with the next change, which is then made. */
const mostWitnesses = 100;

const statement = {
  name: "catalog-progress",
  text: `select lexicon_mark as lexicon, ${hasSpecialPrices} as "hasSpecialPrices",
      catalog_moment()::text as seen, (select last_value::text from catalog_log_id_seq) as drawn,
      catalog_log_has($3, $4) as found,
      (select coalesce(json_agg(json_build_object('id', id::text, 'mark', mark, 'nos', nos,
          'moved', case when moved <> nos then moved end)), '[]')
        from catalog_log_since($1, $2, ${mostChanges})) as changes
    from catalog_version`,
  query_timeout: timeoutMs,
};

type Stored = Pick<Progress, "lexicon" | "hasSpecialPrices" | "seen"> & {
  drawn: string;
  found: number;
  /** Without `moved` where that is all of `nos`: hundreds of thousands of numbers are read once, not twice. */
  changes: (Omit<Change, "moved"> & { moved: number[] | null })[];
};

/** Writes a change of nothing: it was committed after everything that its statement saw. */
async function writeWitness(): Promise<Place> {
  const [row] = await query<{ id: string; mark: string; seen: string; upto: string | null }>({
    name: "catalog-witness",
    text: `insert into catalog_log (is_numbered) values (true) returning id, mark, catalog_moment()::text as seen,
             (select max(id) from catalog_log) as upto`,
  });
  if (!row) throw new Error("No row was written to catalog_log.");
  const { id, mark, seen, upto } = row;
  return { upto: upto ?? "0", seen, witnesses: [{ id, mark }], drawn: undefined };
}

const isLater = (one: string, other: string): boolean => BigInt(one) > BigInt(other);

/**
 * Rows are not seen in the order of their commits, so the one committed last may be older than what was read last: until
 * there is a row that was begun after all of the others had been read.
 */
function witnessesAfter(known: Place, changes: readonly Change[]): Place["witnesses"] {
  const { drawn } = known;
  const read = changes.map(({ id, mark }) => ({ id, mark }));
  if (drawn !== undefined && changes.some(({ id }) => isLater(id, drawn))) return read;
  const ids = new Set(read.map(({ id }) => id));
  return [...known.witnesses.filter(({ id }) => !ids.has(id)), ...read];
}

let questions = 0;

async function readFrom(known: Place, from: number): Promise<Step> {
  questions += 1;
  const asked = questions;
  const { upto, witnesses } = known;
  const ids = witnesses.map(({ id }) => id);
  const marks = witnesses.map(({ mark }) => mark);
  const [row] = await query<Stored>({ ...statement, values: [upto, known.seen, ids, marks] });
  if (!row) throw new Error("catalog_version has lost its row.");
  const { found, seen, drawn, ...shown } = row;
  const changes = row.changes.map((change): Change => ({ ...change, moved: change.moved ?? change.nos }));
  const place = {
    upto: changes.reduce((last, { id }) => (isLater(id, last) ? id : last), upto),
    seen,
    witnesses: changes.length === 0 ? witnesses : witnessesAfter(known, changes),
    drawn: changes.length === 0 ? known.drawn : drawn,
  };
  const isAnother = found < witnesses.length || changes.length >= mostChanges;
  if (changes.length > 0 && place.witnesses.length > mostWitnesses && !isAnother)
    void writeWitness().catch((error) => log.warn({ err: error }, "catalogue: no mark was left in its log"));
  return { from, to: { ...place, ...shown, asked }, changes, isAnother };
}

/** What has changed since this state. */
export const readStep = (known: Progress): Promise<Step> => readFrom(known, known.asked);

/** The same since a place that was noted in the database, by whichever process. */
export const readSince = (place: Place): Promise<Step> => readFrom(place, 0);

/** The state of the catalogue, for who reads all of it afterwards. */
export const readProgress = async (): Promise<Progress> => (await readFrom(await writeWitness(), 0)).to;

/** A state of no database: the next look finds another history. */
export const ofNoHistory = (progress: Progress): Progress => ({
  ...progress,
  witnesses: [{ id: "0", mark: "00000000-0000-0000-0000-000000000000" }],
});

/** Whether this step, which may begin at an earlier state, leads from `progress` to a later one. */
export const leadsOn = ({ from, to }: Step, progress: Progress): boolean =>
  from > 0 && from <= progress.asked && progress.asked < to.asked;

/** Whether the catalogue is after this step what it was at `progress`. */
const changesNothing = ({ to, changes, isAnother }: Step, progress: Progress): boolean =>
  !isAnother &&
  changes.length === 0 &&
  to.lexicon === progress.lexicon &&
  to.hasSpecialPrices === progress.hasSpecialPrices;

/**
 * Whether what a process holds is at least as new as the database was when `latest` was asked for. If nothing has
 * changed in between, and nobody is changing what is held, it is then as of that moment.
 */
export function isAt(held: { progress: Progress }, latest: Step, isChanging: boolean): boolean {
  if (held.progress.asked >= latest.to.asked) return true;
  const isSame = !isChanging && leadsOn(latest, held.progress) && changesNothing(latest, held.progress);
  if (isSame) held.progress = latest.to;
  return isSame;
}

let asking: Promise<unknown> = Promise.resolve();
let next: Promise<Step | undefined> | undefined;

/**
 * The step from the state that is `known` to one at a moment after the call; undefined if none is known. Calls made
 * while a query is running share the next one, so that a thousand readers cost the database as little as ten. It waits
 * for the rest of this turn of the event loop: requests that arrive together are read one by one in it.
 */
export function latestStep(known: () => Progress | undefined): Promise<Step | undefined> {
  next ??= asking
    .then(() => endOfTurn())
    .then(() => {
      next = undefined;
      const progress = known();
      const answer = progress ? readStep(progress) : Promise.resolve(undefined);
      asking = answer.catch(() => {});
      return answer;
    });
  return next;
}
