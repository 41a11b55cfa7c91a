import { ONE_SIZE, SIZE_OPTION } from "../../../catalog/engine-names";
import type { StoredVariant } from "../../../catalog/stored-choices";
import type { ProductChoices } from "../../../contract/choices";
import { limits } from "../../../contract/limits";
import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import type { SentChoices } from "./content";
import type { OptionPlan } from "./plan-options";

/** A combination as it becomes, with the variant that it is or will be. */
export type PlannedChoice = {
  /** Undefined for a new one. */
  variantId: string | undefined;
  title: string;
  options: Record<string, string>;
  rank: number;
  price: number;
  salePrice: number;
  pictures: string[];
  /** Of a new one. */
  stock: number;
};

export type ChoicePlan = {
  choices: PlannedChoice[];
  /** The variants that are left out. */
  removed: string[];
  /** Those that stay, with another price than they have. */
  repriced: PlannedChoice[];
  /** All of the product's pictures, with new ones of its choices behind them. */
  pictures: string[];
};

/**
 * What becomes of a product's variants. A variant that stays keeps its stock, its orders and its place in carts, whatever it is
 * called now. 409 for one that is gone, or that is left out while open orders hold it.
 */
export function planChoices(sent: SentChoices, { names }: OptionPlan, now: ProductChoices): ChoicePlan {
  const choices = sent.choices.map((choice, rank): PlannedChoice => {
    const { variantId, values, price, salePrice, pictures, stock } = choice;
    if (variantId && !now.choices.some((one) => one.variantId === variantId))
      throw refuse.conflict("choice_gone", messages.choiceGone);
    const isOne = names.length === 0;
    return {
      variantId: variantId ?? undefined,
      title: isOne ? ONE_SIZE : values.join(" / "),
      options: isOne
        ? { [SIZE_OPTION]: ONE_SIZE }
        : Object.fromEntries(names.map((name, at) => [name, values[at] ?? ""])),
      rank,
      price,
      salePrice,
      pictures,
      stock,
    };
  });
  const twice = choices.find(
    ({ variantId }, at) => variantId && choices.findIndex((one) => one.variantId === variantId) !== at,
  );
  if (twice) throw refuse.invalid([{ field: "choices", message: messages.choiceTwice }]);
  const left = now.choices.filter(({ variantId }) => !choices.some((one) => one.variantId === variantId));
  const held = left.find(({ reserved }) => reserved > 0);
  if (held)
    throw refuse.conflict("stock_reserved", messages.choiceReserved(held.reserved, held.values.join(" / ")));
  const pictures = [...new Set([...now.pictures, ...choices.flatMap((choice) => choice.pictures)])];
  if (pictures.length > limits.images)
    throw refuse.invalid([{ field: "choices", message: messages.picturesAtMost(limits.images) }]);
  const repriced = choices.filter(({ variantId, price }) =>
    now.choices.some((one) => one.variantId === variantId && one.price !== price),
  );
  return { choices, removed: left.map(({ variantId }) => variantId), repriced, pictures };
}

type Link = { variant_id: string; image_id: string };

/** Which images variants get and give up as their own. */
export function planLinks(
  wanted: readonly { variantId: string; pictures: readonly string[] }[],
  before: readonly StoredVariant[],
  images: readonly { id: string; url: string }[],
): { add: Link[]; remove: Link[] } {
  const add: Link[] = [];
  const remove: Link[] = [];
  for (const { variantId, pictures } of wanted) {
    const own = before.find((one) => one.variantId === variantId)?.images ?? [];
    for (const url of new Set(pictures)) {
      const image = images.find((one) => one.url === url);
      if (image && !own.some(({ id }) => id === image.id))
        add.push({ variant_id: variantId, image_id: image.id });
    }
    for (const { id, url } of own)
      if (!pictures.includes(url)) remove.push({ variant_id: variantId, image_id: id });
  }
  return { add, remove };
}
