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

/** The two kinds of documents, each with its own count; "SB" is what the demo's invoices begin with. */
export type Series = "SB" | "CN";

/** Rule 46 (b) of the CGST Rules: the maximum number of characters. */
const longest = 16;

/**
 * "SB/26-27/000123", with more digits from a million on. From the ten millionth of a year on, the year is written
 * without its dash ("SB/2627/10000000"), which keeps the number within the limit of Rule 46.
 */
export function documentNumber(prefix: string, year: string, serial: number): string {
  const digits = String(serial).padStart(6, "0");
  const short = [`${prefix}/${year}/${digits}`, `${prefix}/${year.replace("-", "")}/${digits}`].find(
    (number) => number.length <= longest,
  );
  if (!short) throw new RangeError(`No number of ${longest} characters is left in ${prefix}/${year}.`);
  return short;
}
