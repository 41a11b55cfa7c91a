/** A day may be twice as busy as the busiest in the backup. */
const margin = 2;

/** The most numbers that can have been assigned since: twice the busiest day, for each day begun. */
export function safeJump(busiestDay: number, days: number, atLeast: number): number {
  return Math.max(atLeast, Math.ceil(busiestDay * margin * Math.max(1, Math.ceil(days))));
}

/** Parses the serial in SB-26-000123, in SB/26-27/000123, or a bare number. */
export function serialOf(number: string, start: string): number {
  const match = /^(?:(.*)[-/])?(\d{1,9})$/.exec(number.trim());
  if (!match || (match[1] !== undefined && !match[1].startsWith(start)))
    throw new Error(`"${number}" is no number of this shop's ${start} series.`);
  return Number(match[2]);
}
