/** Which rows of a table are due, and how a worker claims them. */
type Claim = {
  table: string;
  key: string;
  /** Rows that are not done yet. */
  open: string;
  /** The column with the time at which a row is due. */
  due: string;
  order: string;
  /** The maximum number of rows: a number, or a parameter. */
  limit: string;
  /** Assignments that keep the row from other workers until it is done, or until its worker counts as dead. */
  take: string;
  /** The row is `q`. */
  returning: string;
};

/**
 * The statement that claims due rows for this worker alone, in one short transaction of its own: workers skip rows
 * that others are claiming (skip locked), and `take` moves the row's due time ahead. If the process dies, nothing is
 * lost: the row is due again after that time, without anything having to detect the death or release a lock.
 */
export const claim = ({ table, key, open, due, order, limit, take, returning }: Claim) => `
  update ${table} q set ${take}
  from (select ${key} from ${table} where ${open} and ${due} <= now()
    order by ${order} limit ${limit} for update skip locked) due_rows
  where q.${key} = due_rows.${key}
  returning ${returning}`;

/** The delay after this many `tries`: `first`, then doubled each time, at most `most`. */
export const backoff = (tries: string, first: string, most: string) =>
  `least(interval '${first}' * power(2, least(${tries}, 10)), interval '${most}')`;

/**
 * The next try of a message: attempts are counted when it is claimed, so that one that crashes the process also waits
 * longer each time.
 */
export const retry = (first: string, most: string) =>
  `attempts = attempts + 1, due_at = now() + ${backoff("attempts", first, most)}`;
