import { inAnyLanguage } from "../../i18n/in-any-language";

const own: Readonly<Record<string, string>> = {
  name: "shopPage.shopName",
  "hours.weekdays": "shopPage.weekdays",
  "hours.sunday": "shopPage.sunday",
  "grievanceOfficer.name": "shopPage.officerName",
};

/** The text that names a field, by its path: `city.hi` is the town in Hindi. */
export function shopLabel(path: string): string {
  const place = inAnyLanguage(path);
  return own[place] ?? `shopPage.${place.split(".").at(-1)}`;
}
