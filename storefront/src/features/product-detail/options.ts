import type { Language } from "@contract/constants";
import type { Variant } from "@contract/products";
import { optionIn } from "@contract/variant-options";

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

/** The variants that have all these values. */
export const withPicks = (variants: readonly Variant[], picks: Readonly<Record<string, string>>) =>
  variants.filter(({ options }) =>
    Object.entries(picks).every(([name, value]) =>
      options.some((option) => option.name === name && option.value === value),
    ),
  );
