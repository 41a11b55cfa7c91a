import { adminProduct } from "../../../catalog/admin-products";
import {
  chosenOptions,
  readStoredChoices,
  type StoredChoices,
  wordsOf,
} from "../../../catalog/stored-choices";
import type { RouteInput } from "../../../contract";
import { knownSizes } from "../../../contract/category-list";
import type { ProductChoices } from "../../../contract/choices";
import type { EnteredWords } from "../../../contract/option-words";
import type { AdminProduct } from "../../../contract/products";
import type { Clash } from "../../../platform/edits/merge";
import { printOf, versionOf } from "../../../platform/edits/version";

export type SentChoices = RouteInput<"adminSaveChoices">["body"];

/** All of it is one field: which combinations there are depends on the options. */
export const choiceFields = ["choices"] as const;

const filled = (words: EnteredWords) => ({ hi: words?.hi || null, mr: words?.mr || null });

/**
 * What editors can change of a product's choices, without ids: the same again, such as after a lost response, is no
 * change.
 */
export const contentOf = ({
  options,
  choices,
}: Pick<ProductChoices | SentChoices, "options" | "choices">) => ({
  options: options.map(({ name, translations, values }) => ({
    name,
    words: filled(translations),
    values: values.map((one) => ({ value: one.value, words: filled(one.translations) })),
  })),
  choices: choices.map(({ values, price, salePrice, pictures }) => ({
    values,
    price,
    salePrice,
    // The engine keeps them in the order of the product's.
    pictures: pictures.toSorted(),
  })),
});

/** The stock of a choice as its editor sees it, as a version holds it. */
const seenPrint = ({ variantId, stocked }: ProductChoices["choices"][number]) =>
  printOf([variantId, stocked]);

const choicesVersion = (shown: Pick<ProductChoices, "options" | "choices">) =>
  `${versionOf(choiceFields, { choices: contentOf(shown) })}.${shown.choices.map(seenPrint).join("~")}`;

/**
 * A clash if a choice is left out whose stock has become another since it was read: pieces that came in meanwhile would go
 * with it. A version from before stock was in it knows none.
 */
export function clashOfStock(shown: ProductChoices, sent: SentChoices): Clash[] {
  const [, , seen] = sent.version.split(".");
  if (seen === undefined) return [];
  const prints = seen.split("~");
  const isOther = shown.choices.some(
    (choice) =>
      !prints.includes(seenPrint(choice)) &&
      !sent.choices.some(({ variantId }) => variantId === choice.variantId),
  );
  return isOther ? [{ field: "choices", theirs: contentOf(shown), yours: contentOf(sent) }] : [];
}

/** A product's choices as the engine has them and as its editors see them; undefined if there is no such product. */
export async function readChoices(
  productId: string,
): Promise<{ product: AdminProduct; stored: StoredChoices; shown: ProductChoices } | undefined> {
  const [product, stored] = await Promise.all([adminProduct(productId), readStoredChoices(productId)]);
  if (!product || !stored) return undefined;
  const options = chosenOptions(stored).map((option) => {
    const used = [...new Set(stored.variants.flatMap((variant) => variant.options[option.name] ?? []))];
    const order = option.isShared ? knownSizes() : [];
    const values = used
      .sort((a, b) => order.indexOf(a) - order.indexOf(b))
      .flatMap((value) => {
        const known = option.values.find((one) => one.value === value);
        return known ? [{ id: known.id, value, translations: wordsOf(known.metadata) }] : [];
      });
    const { id, name, isShared, metadata } = option;
    return { id, name, isShared, translations: wordsOf(metadata), values };
  });
  const choices = stored.variants.map(({ variantId, sku, options: chosen, images }) => {
    const sold = product.variants.find((one) => one.variantId === variantId);
    const shelf = product.shelves.find((one) => one.variantId === variantId);
    return {
      variantId,
      sku,
      values: options.map(({ name }) => chosen[name] ?? ""),
      price: sold?.price ?? 0,
      salePrice: sold?.salePrice ?? 0,
      pictures: images.map(({ url }) => url),
      stocked: shelf?.stocked ?? 0,
      reserved: shelf?.reserved ?? 0,
    };
  });
  // In the order of the values, as a form lists them: sizes of one product have no order of their own in the engine.
  const placeOf = ({ values }: { values: string[] }) =>
    values.map((value, at) => options[at]?.values.findIndex((one) => one.value === value) ?? 0);
  choices.sort((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)];
    return a.map((place, at) => place - (b[at] ?? 0)).find((by) => by !== 0) ?? 0;
  });
  const content = { options, choices };
  const pictures = stored.images.map(({ url }) => url);
  return { product, stored, shown: { ...content, pictures, version: choicesVersion(content) } };
}
