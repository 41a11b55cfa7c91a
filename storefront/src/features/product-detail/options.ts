import type { Language } from "@contract/constants";
import type { Variant } from "@contract/products";
import { optionIn, type VariantOption } from "@contract/variant-options";

type Labelled = { label: string };
type Option = Labelled & { name: string; values: (Labelled & { value: string })[] };

/** The options of these variants with their values, in the order in which they come and in the reader's words. */
export function optionsOf(variants: readonly Variant[], language: Language): Option[] {
  const found = new Map<string, Option>();
  for (const option of variants.flatMap(({ options }) => options)) {
    const { name, value } = option;
    const words = optionIn(option, language);
    const known = found.get(name) ?? { name, label: words.name, values: [] };
    if (!known.values.some((one) => one.value === value)) known.values.push({ value, label: words.value });
    found.set(name, known);
  }
  return [...found.values()];
}

/** Chosen values by the name of their option. */
export type Picks = Readonly<Record<string, string>>;

/** The variants that have all these values. */
export const withPicks = (variants: readonly Variant[], picks: Picks) =>
  variants.filter(({ options }) =>
    Object.entries(picks).every(([name, value]) =>
      options.some((option) => option.name === name && option.value === value),
    ),
  );

export const isSize = (name: string) => name === "Size";

/**
 * What is meant by one more choice: the variant with all of them, one in stock before others; without the size that was
 * chosen if it is not made in that one; at last any with the new choice.
 */
export function pickOption(variants: readonly Variant[], picks: Picks, { name, value }: VariantOption) {
  const all: Picks = { ...picks, [name]: value };
  const unsized = Object.fromEntries(Object.entries(all).filter(([one]) => one === name || !isSize(one)));
  const found = [all, unsized, { [name]: value }]
    .map((wanted) => withPicks(variants, wanted))
    .find(({ length }) => length > 0);
  const variant = found?.find(({ stock }) => stock > 0) ?? found?.[0];
  const isKept = (option: VariantOption) => !isSize(option.name) || all[option.name] === option.value;
  const kept = variant?.options.filter(isKept) ?? [];
  const picked: Picks = Object.fromEntries(kept.map((option) => [option.name, option.value]));
  return { variant, picked };
}
