import type { Variant } from "@contract/products";

type Picks = Readonly<Record<string, string>>;

/** Whether there is more to choose than a size. */
export const hasChoices = ({ variants }: { variants: readonly Variant[] }) =>
  variants.some(({ options, size }) => options.length > (size ? 1 : 0));

/** The options of these variants with their values, in the order in which they come. */
export function optionsOf(variants: readonly Variant[]): { name: string; values: string[] }[] {
  const found = new Map<string, Set<string>>();
  for (const { name, value } of variants.flatMap(({ options }) => options))
    found.set(name, (found.get(name) ?? new Set()).add(value));
  return [...found].map(([name, values]) => ({ name, values: [...values] }));
}

/** The variants that have all these values. */
export const withPicks = (variants: readonly Variant[], picks: Picks) =>
  variants.filter(({ options }) =>
    Object.entries(picks).every(([name, value]) =>
      options.some((option) => option.name === name && option.value === value),
    ),
  );

/** The field of an option in an address, as a form without scripts sends it. */
export const fieldOf = (at: number) => `option${at + 1}`;

/** The variant that an address names: by its id, or by the fields of a form. */
export function variantIn(variants: readonly Variant[], search: string): Variant | undefined {
  const asked = new URLSearchParams(search);
  const named = asked.get("variant");
  if (named) return variants.find(({ variantId }) => variantId === named);
  const options = optionsOf(variants);
  const picked = options.flatMap(({ name }, at) => {
    const value = asked.get(fieldOf(at));
    return value ? [[name, value] as const] : [];
  });
  return picked.length === options.length ? withPicks(variants, Object.fromEntries(picked))[0] : undefined;
}
