import { SIZE_OPTION } from "../../../catalog/engine-names";
import type { NewChoices } from "../../../contract/choices";
import type { Size } from "../../../contract/constants";
import type { NewProduct } from "../../../contract/products";
import type { DraftChoice, ProductDraft } from "../draft";

const isSize = (name: string) => name.toLowerCase() === SIZE_OPTION.toLowerCase();

/** A combination as a draft has it: its size apart, for stock is counted by it. */
function draftChoice({ options }: NewChoices, choice: NewChoices["choices"][number]): DraftChoice {
  const { values, price, salePrice, pictures, stock } = choice;
  const size = values.find((_, at) => isSize(options[at]?.name ?? "")) as Size | undefined;
  const others = options.flatMap(({ name }, at) => (isSize(name) ? [] : [[name, values[at] ?? ""]]));
  return {
    options: Object.fromEntries(others),
    price,
    salePrice: salePrice || null,
    pictures,
    ...(size === undefined ? { totalStock: stock } : { sizes: [{ size, stock }] }),
  };
}

/** A new product as it was entered, with the pictures of its choices among its own. */
export function toDraft({ choices, ...product }: NewProduct): ProductDraft {
  if (!choices) return product;
  const own = [product.image, ...(product.additionalImages ?? [])];
  const urls = [...own, ...choices.choices.flatMap(({ pictures }) => pictures)].filter((url) => url != null);
  const [image, ...additionalImages] = [...new Set(urls.filter((url) => url !== ""))];
  return {
    ...product,
    sizes: null,
    totalStock: null,
    image: image ?? null,
    additionalImages,
    choices: choices.choices.map((choice) => draftChoice(choices, choice)),
    optionWords: choices.options.filter(({ name }) => !isSize(name)),
  };
}
