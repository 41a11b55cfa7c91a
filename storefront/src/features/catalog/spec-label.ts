import type { Language } from "@contract/constants";
import type { Facets } from "@contract/products";

/** A value of a kind's own filters in the reader's words; as the address has it where the list knows no such value. */
export function specLabel(spec: Facets["spec"] | undefined, value: string, language: Language): string {
  const known = spec?.flatMap(({ values }) => values).find((one) => one.value === value);
  const translated = language === "en" ? undefined : known?.translations?.[language];
  return translated ?? known?.label ?? value.slice(value.indexOf(":") + 1);
}
