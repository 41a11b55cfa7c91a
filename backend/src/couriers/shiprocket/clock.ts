const india = "+05:30";

/** Shiprocket's times have no zone: they are Indian time. `2026-11-21 19:05:00`, `21 11 2026 19:05:00`, or a day alone. */
export function readIndiaTime(text: string | null | undefined): Date | null {
  const given = text?.trim() ?? "";
  const dayFirst = /^(\d{2})[ /-](\d{2})[ /-](\d{4})(?:[ T](\d{2}:\d{2})(:\d{2})?)?$/.exec(given);
  const yearFirst = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?)?/.exec(given);
  const [year, month, day, time = "00:00", seconds = ":00"] = dayFirst
    ? [dayFirst[3], dayFirst[2], dayFirst[1], dayFirst[4], dayFirst[5]]
    : [yearFirst?.[1], yearFirst?.[2], yearFirst?.[3], yearFirst?.[4], yearFirst?.[5]];
  if (!year) return null;
  const at = new Date(`${year}-${month}-${day}T${time}${seconds}${india}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** `2026-11-21 19:05`, in Indian time. */
export function writeIndiaTime(at: Date): string {
  return new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16).replace("T", " ");
}
