import { isColourOption, shadeOf } from "../../contract/colour-list";
import type { Language } from "../../contract/constants";
import { messages } from "../../contract/messages";
import "../../contract/messages/stringify";
import { type CardChoices, mostSwatches } from "../../contract/products";
import { optionIn } from "../../contract/variant-options";
import type { ProjectedVariant } from "./shape";

const mostValues = 3;

/** The values of each option in the order of the variants; sizes are shown elsewhere. */
function valuesOf(
  variants: readonly ProjectedVariant[],
  language: Language,
): Map<string, Map<string, ProjectedVariant & { words: string }>> {
  const found = new Map<string, Map<string, ProjectedVariant & { words: string }>>();
  for (const variant of variants.toSorted((a, b) => a.rank - b.rank))
    for (const option of variant.options) {
      const { name, value } = option;
      if (name === "Size" && variant.size) continue;
      const values = found.get(name) ?? new Map<string, ProjectedVariant & { words: string }>();
      if (!values.has(value)) values.set(value, { ...variant, words: optionIn(option, language).value });
      found.set(name, values);
    }
  return new Map([...found].filter(([, values]) => values.size > 1));
}

/** "128 GB" and "256 GB" as "128 / 256 GB"; values without a common last word as they are. */
function together(values: readonly string[]): string {
  const units = new Set(values.map((value) => /^\S+( \S+)$/.exec(value)?.[1]));
  const [unit] = units;
  return units.size === 1 && unit
    ? values.map((value) => value.slice(0, -unit.length)).join(" / ") + unit
    : values.join(" / ");
}

/** What a card says of a product's choices, in one language; nothing if there are no choices but sizes at one price. */
export function cardChoices(
  variants: readonly ProjectedVariant[],
  language: Language,
): { choices?: CardChoices } {
  const options = [...valuesOf(variants, language)];
  const isFrom = new Set(variants.map(({ paidPrice }) => paidPrice)).size > 1;
  const colours = [...(options.find(([name]) => isColourOption(name))?.[1] ?? [])];
  const others = options
    .filter(([name]) => !isColourOption(name))
    .map(([, values]) => [...values.values()].map(({ words }) => words));
  if (colours.length === 0 && others.length === 0 && !isFrom) return {};
  const words = others.map((values) =>
    values.length > mostValues ? messages.choiceCount(values.length).in(language) : together(values),
  );
  return {
    choices: {
      colours: colours.slice(0, mostSwatches).map(([value, { variantId, picture, words: name }]) => ({
        variantId,
        name,
        hex: shadeOf(value) ?? null,
        image: picture,
      })),
      more: Math.max(0, colours.length - mostSwatches),
      words: words.join(" · ") || null,
      isFrom,
    },
  };
}
