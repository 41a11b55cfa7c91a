import { addDays, indiaClock, startOfIndiaDay } from "../platform/india-day";

const prefix = "nightly-";
/** When a night's backup is due, in hours of the Indian day: the shop is quiet, and before the sweep at half past three. */
const dueHour = 2;

/** The folder of a backup made at `at`: `nightly-2026-11-26T20-30-00Z`. */
export const nightlyName = (at: Date): string =>
  `${prefix}${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

/** When a nightly backup was made, by its folder's name; undefined for any other name, such as one that is half written. */
export function madeAt(name: string): Date | undefined {
  const found = /^nightly-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/.exec(name);
  const at = found && new Date(`${found[1]}T${found[2]}:${found[3]}:${found[4]}Z`);
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
}

/** The latest moment at which a backup became due. */
export function lastNight(now: Date): Date {
  const { day, hour } = indiaClock(now);
  const midnight = startOfIndiaDay(hour < dueHour ? addDays(day, -1) : day);
  return new Date(midnight.getTime() + dueHour * 3_600_000);
}

/**
 * Whether the last night has no backup yet, by the names in the folder. A machine that is off at night makes it within an
 * hour of being switched on.
 */
export function isDue(names: readonly string[], now: Date): boolean {
  const due = lastNight(now);
  return !names.some((name) => (madeAt(name) ?? 0) >= due);
}

/** The nightly backups beyond the newest `keep`. Folders of other names are somebody's own and never among them. */
export function superseded(names: readonly string[], keep: number): string[] {
  return names
    .filter((name) => madeAt(name))
    .sort()
    .slice(0, -keep);
}

/** What a backup that was given up leaves behind. */
export const isLeftover = (name: string): boolean => name.startsWith(prefix) && name.endsWith(".part");
