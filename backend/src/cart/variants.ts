import { type Choice, chosenOf, comesInSizes, type Sellable, sellablesOfProducts } from "../catalog/sellable";
import type { Language } from "../contract/constants";
import { type Message, messages } from "../contract/messages";
import { Refusal, refuse } from "../contract/refusal";
import { choiceOf, optionIn, type VariantOption } from "../contract/variant-options";

export type ChosenProduct = Choice & { productId: string };

/** Words that are data, in each language. */
const inWords = (wordsIn: (language: Language) => string): Message =>
  messages.ownWords(wordsIn("en"), wordsIn("hi"), wordsIn("mr"));

/** What may still be chosen among these: one option of each name that has several values. */
function openOptions(sold: readonly Sellable[]): VariantOption[] {
  const ofName = new Map<string, VariantOption[]>();
  for (const option of sold.flatMap(({ options }) => options))
    ofName.set(option.name, [...(ofName.get(option.name) ?? []), option]);
  return [...ofName.values()].flatMap(([first, ...others]) =>
    first && others.some(({ value }) => value !== first.value) ? [first] : [],
  );
}

/**
 * Finds the variant of a product that a choice names.
 * 404 if the product is gone, 422 if more must be chosen first or the choice is none, 409 if the size is not sold.
 */
export async function findVariant({ productId, ...choice }: ChosenProduct): Promise<Sellable> {
  const offered = (await sellablesOfProducts([productId])).filter(({ published }) => published);
  const [first] = offered;
  if (!first) throw refuse.notFound(messages.productGone);
  const [found, ...others] = chosenOf(offered, choice);
  if (!found && choice.variantId)
    throw refuse.invalid([{ field: "variantId", message: messages.optionsUnknown }]);
  if (!found) throw soldOut({ size: choice.size });
  const isOpen = !choice.variantId && !choice.size && comesInSizes(offered);
  if (others.length === 0 && !isOpen) return found;
  if (offered.every(({ options }) => options.length === 0))
    throw refuse.invalid([{ field: "size", message: messages.selectSizeFirst }]);
  const open = openOptions([found, ...others]);
  if (open.length === 0) return found;
  const names = inWords((language) => open.map((option) => optionIn(option, language).name).join(", "));
  throw refuse.invalid([{ field: "variantId", message: messages.selectOptionsFirst(names) }]);
}

type Chosen = { size?: string | null | undefined; options?: readonly VariantOption[] };

const aboutChoice = (
  { options = [] }: Chosen,
  sentence: ReturnType<typeof messages.onlyQuantityAvailable>,
) =>
  options.length > 0
    ? messages.aboutProduct(
        inWords((language) => choiceOf({ options }, language) ?? ""),
        sentence,
      )
    : sentence;

/** Why nothing, or no more, can be bought of what was chosen. */
export const saidSoldOut = (chosen: Chosen) => {
  const bySize = chosen.size && !chosen.options?.length;
  return bySize ? messages.sizeOutOfStock(chosen.size ?? "") : aboutChoice(chosen, messages.outOfStock);
};
export const saidShort = (available: number, chosen: Chosen) =>
  aboutChoice(chosen, messages.onlyQuantityAvailable(available, chosen.options?.length ? null : chosen.size));

const soldOut = (chosen: Chosen) => new Refusal(409, "out_of_stock", saidSoldOut(chosen));

export function stockShort(available: number, chosen: Chosen): Refusal {
  return new Refusal(409, "stock_short", saidShort(available, chosen));
}

/** Refuses with 409 and the text of Spec §8 if `quantity` exceeds the stock. */
export function checkStock(sold: Chosen & { available: number }, quantity: number): void {
  if (sold.available <= 0) throw soldOut(sold);
  if (quantity > sold.available) throw stockShort(sold.available, sold);
}
