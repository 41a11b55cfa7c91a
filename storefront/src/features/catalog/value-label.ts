import type { Language } from "@contract/constants";
import type { Facets } from "@contract/products";

type Value = Pick<Facets["countryOfOrigin"][number], "value" | "translations"> & { label?: string };

/** A filter's value in the reader's words; as the address has it where the list knows no such value. */
export function valueLabel(values: readonly Value[] | undefined, value: string, language: Language): string {
  const known = values?.find((one) => one.value === value);
  const translated = language === "en" ? undefined : known?.translations?.[language];
  return translated ?? known?.label ?? value.slice(value.indexOf(":") + 1);
}
