/** A span of calendar days in India, both included, as `YYYY-MM-DD`. */
export type Days = { from: string; to: string };

export const presets = ["week", "days30", "month", "lastMonth", "quarter"] as const;
export type Preset = (typeof presets)[number];

const dayMs = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const plusDays = (day: string, days: number) => dayOf(Date.parse(day) + days * dayMs);

/** Today by the clock in India. */
export const todayInIndia = (now = Date.now()) => dayOf(now + 5.5 * 3_600_000);

/** The first day of the month that lies this many months from the day's own. */
function monthStart(day: string, months: number): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return dayOf(Date.UTC(year, month - 1 + months, 1));
}

export function daysOf(preset: Preset, today: string): Days {
  switch (preset) {
    case "week":
      return { from: plusDays(today, -6), to: today };
    case "days30":
      return { from: plusDays(today, -29), to: today };
    case "month":
      return { from: monthStart(today, 0), to: today };
    case "lastMonth":
      return { from: monthStart(today, -1), to: plusDays(monthStart(today, 0), -1) };
    case "quarter":
      return { from: monthStart(today, -2), to: today };
  }
}
