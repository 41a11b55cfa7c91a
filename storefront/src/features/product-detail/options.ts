import type { Variant } from "@contract/products";

/** The options of these variants with their values, in the order in which they come. */
export function optionsOf(variants: readonly Variant[]): { name: string; values: string[] }[] {
  const found = new Map<string, Set<string>>();
  for (const { name, value } of variants.flatMap(({ options }) => options))
    found.set(name, (found.get(name) ?? new Set()).add(value));
  return [...found].map(([name, values]) => ({ name, values: [...values] }));
}

/** The variants that have all these values. */
export const withPicks = (variants: readonly Variant[], picks: Readonly<Record<string, string>>) =>
  variants.filter(({ options }) =>
    Object.entries(picks).every(([name, value]) =>
      options.some((option) => option.name === name && option.value === value),
    ),
  );
