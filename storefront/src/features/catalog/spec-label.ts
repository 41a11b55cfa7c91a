import type { Facets } from "@contract/products";

/** A value of a kind's own filters as products write it; as the address has it where the list knows no such value. */
export const specLabel = (spec: Facets["spec"] | undefined, value: string): string =>
  spec?.flatMap(({ values }) => values).find((one) => one.value === value)?.label ??
  value.slice(value.indexOf(":") + 1);
