/** Which rows of a table are work, and what setting one aside for a worker means. */
type Claim = {
  table: string;
  key: string;
  /** Rows that are not done yet. */
  open: string;
  /** The column that says when a row is worked on next. */
  due: string;
  order: string;
  /** At most so many at once: a number, or the parameter that is one. */
  limit: string;
  /** Assignments that keep the row from others until it is done, or until its worker is taken for dead. */
  take: string;
  /** The row is `q`. */
  returning: string;
};

/**
 * The statement that takes due rows for this worker alone, in one short transaction of its own: workers pass by what
 * others are taking (skip locked), and `take` moves the row's time ahead. A process that dies with a row loses nothing;
 * the row is due again after that time. Nobody needs to notice the death, and no lock has to be released.
 */
export const claim = ({ table, key, open, due, order, limit, take, returning }: Claim) => `
  update ${table} q set ${take}
  from (select ${key} from ${table} where ${open} and ${due} <= now()
    order by ${order} limit ${limit} for update skip locked) due_rows
  where q.${key} = due_rows.${key}
  returning ${returning}`;

/** How long to wait after so many `tries`: `first`, then twice as long each time, at most `most`. */
export const backoff = (tries: string, first: string, most: string) =>
  `least(interval '${first}' * power(2, least(${tries}, 10)), interval '${most}')`;

/** The next try of a message: its attempts are counted when it is taken, so that a deadly one waits ever longer too. */
export const retry = (first: string, most: string) =>
  `attempts = attempts + 1, due_at = now() + ${backoff("attempts", first, most)}`;
