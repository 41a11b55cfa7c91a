/** The Indian financial year of a moment, April to March in Asia/Kolkata: "26-27". */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = new Intl.DateTimeFormat("en-CA", {
    timeZone: "Asia/Kolkata",
    year: "numeric",
    month: "2-digit",
  })
    .format(at)
    .split("-")
    .map(Number);
  const first = month >= 4 ? year : year - 1;
  const short = (y: number) => String(y % 100).padStart(2, "0");
  return `${short(first)}-${short(first + 1)}`;
}

export type Series = "SB" | "CN";

/** "SB/26-27/000123": at most 16 characters, as Rule 46 wants it. */
export function documentNumber(series: Series, year: string, serial: number): string {
  return `${series}/${year}/${String(serial).padStart(6, "0")}`;
}
