const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
const wholeRupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});
/** One format a language, made when it is first asked for. */
const moments = new Map<string, Intl.DateTimeFormat>();

function momentFormat(): Intl.DateTimeFormat {
  const language = document.documentElement.lang || "en";
  const known = moments.get(language);
  if (known) return known;
  const options = { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Kolkata" } as const;
  const made = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, options);
  moments.set(language, made);
  return made;
}

export const formatRupees = (amount: number) => rupees.format(amount);
export const formatWholeRupees = (amount: number) => wholeRupees.format(amount);
/** An ISO time as the shop's clock shows it, in the panel's language. */
export const formatMoment = (iso: string) => momentFormat().format(new Date(iso));
