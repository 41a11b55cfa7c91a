/** A day may be twice as busy as the busiest in the backup. */
const margin = 2;

/** The most numbers that can have been assigned since: twice the busiest day, for each day begun. */
export function safeJump(busiestDay: number, days: number, atLeast: number): number {
  return Math.max(atLeast, Math.ceil(busiestDay * margin * Math.max(1, Math.ceil(days))));
}

/**
 * Parses the serial of an order's number (ORD-26-000123), of a document's whose series begins with `start`
 * (INV/26-27/000123), or a bare number.
 */
export function serialOf(number: string, start?: string): number {
  const match = /^(?:(.*)[-/])?(\d{1,9})$/.exec(number.trim());
  const before = match?.[1];
  const isOurs =
    before === undefined ||
    (start === undefined ? /^[A-Z0-9]{1,3}-\d{2}$/.test(before) : before.startsWith(start));
  if (!match || !isOurs)
    throw new Error(`"${number}" is no number of this shop's ${start ?? "orders"} series.`);
  return Number(match[2]);
}
