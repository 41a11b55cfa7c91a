import type { Report } from "../contract/reports";
import { named } from "../platform/db/named";
import { query } from "../platform/db/pool";
import { indiaClock } from "../platform/india-day";
import { log } from "../platform/log";

const writeAfterMs = 5_000;
/** More different words than this within a write are somebody's program. */
const mostWords = 200;
const mostLetters = 60;
const keepDays = 400;
const shownRows = 30;

/** What may be about a person is not kept: addresses of e-mail, and numbers as long as a phone's. */
const isPersonal = (words: string) => words.includes("@") || /(?:\d[ -]?){7}/.test(words);

let waiting = new Map<string, number>();
let timer: NodeJS.Timeout | undefined;

const writeStatement = named<{ day: string; words: string[]; times: number[] }>(
  "search-misses",
  `insert into shop_search_miss as m (day, words, times)
   select :day::date, w, t from unnest(:words::text[], :times::integer[]) as u (w, t) order by w
   on conflict (day, words) do update set times = m.times + excluded.times`,
);

/** Writes what has been noted since the last time. */
export async function writeSearchMisses(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.size === 0) return;
  const noted = waiting;
  waiting = new Map();
  await query(
    writeStatement({
      day: indiaClock(new Date()).day,
      words: [...noted.keys()],
      times: [...noted.values()],
    }),
  );
}

/** Remembers a search that found nothing; it is written a little later, many at once. */
export function noteSearchMiss(keyword: string): void {
  const words = keyword.trim().toLowerCase().replace(/\s+/g, " ");
  if (words.length < 2 || words.length > mostLetters || isPersonal(words) || words.includes("\u0000")) return;
  if (!waiting.has(words) && waiting.size >= mostWords) return;
  waiting.set(words, (waiting.get(words) ?? 0) + 1);
  timer ??= setTimeout(() => {
    writeSearchMisses().catch((error: unknown) =>
      log.warn({ err: error }, "search: what found nothing was not written down"),
    );
  }, writeAfterMs).unref();
}

const readStatement = named<{ from: string; to: string }>(
  "search-misses-read",
  `select words, sum(times)::integer as times from shop_search_miss where day between :from::date and :to::date
   group by words order by times desc, words limit ${shownRows}`,
);

/** The words of the period that found nothing, the most frequent first. */
export const searchMisses = ({ from, to }: { from: string; to: string }): Promise<Report["searches"]> =>
  query<Report["searches"][number]>(readStatement({ from, to }));

/** Removes what is older than any report asks for. */
export async function forgetSearchMisses(): Promise<void> {
  await query({
    text: "delete from shop_search_miss where day < current_date - $1::integer",
    values: [keepDays],
  });
}
