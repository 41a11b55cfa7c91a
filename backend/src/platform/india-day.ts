const offsetMs = 5.5 * 3_600_000;
export const dayMs = 86_400_000;

/** Indian local time at an instant; the country has one time zone, UTC+5:30, without daylight saving time. */
export function indiaClock(at: Date): { day: string; hour: number } {
  const shifted = new Date(at.getTime() + offsetMs);
  return { day: shifted.toISOString().slice(0, 10), hour: shifted.getUTCHours() };
}

/** An instant as `YYYY-MM-DD HH:MM:SS` of Indian local time, which spreadsheets read as a time. */
export const indiaTime = (at: Date): string =>
  new Date(at.getTime() + offsetMs).toISOString().slice(0, 19).replace("T", " ");

/** The instant at which a day of the Indian calendar (`YYYY-MM-DD`) begins. */
export function startOfIndiaDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offsetMs);
}

/** The calendar day `days` after `day`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
