import { z } from "zod";
import { traitsOf } from "./category-traits";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Id, Rupees, Stock, text } from "./fields";
import { limits } from "./limits";
import { type Message, messages } from "./messages";
import { inputs } from "./product-field-sets";
import { Picture } from "./product-fields";
import { sizeOption } from "./size-option";
import { translatedLanguages } from "./translated-texts";

const { options: mostOptions, optionValues, variants: mostVariants, optionText } = limits.choices;

/** A name or value in Hindi and Marathi; what is empty or omitted is said in common words, or as in English. */
const Words = z.partialRecord(z.enum(translatedLanguages), text(0, optionText)).default({});

const NewValue = z.object({ value: text(1, optionText), translations: Words });
const NewOption = z.object({
  /** Such as "Colour". "Size" is the shop's own option: its values are the sizes of the category. */
  name: text(1, optionText),
  translations: Words,
  values: z.array(NewValue).min(1).max(optionValues),
});

const NewChoice = z.object({
  /** A value of each option, in their order. */
  values: z.array(text(1, optionText)).max(mostOptions),
  price: inputs.price,
  /** 0 without a sale. */
  salePrice: Rupees.default(0),
  /** Out of its product's pictures or new ones, which the product then has too; empty: those of no other choice. */
  pictures: z.array(Picture).max(limits.images).default([]),
  /** Pieces to start with. Of a choice that is there already it is changed by `adminChangeStock`, with a reason. */
  stock: Stock.default(0),
});

/** What a new product comes in, such as colours and sizes, and which of the combinations it is sold in. */
const newChoices = z.object({
  options: z.array(NewOption).min(1).max(mostOptions),
  choices: z.array(NewChoice).min(1).max(mostVariants),
});

const savedChoices = z.object({
  /** None: the product is one thing. One without an id is new; the others are those that were read. */
  options: z
    .array(
      NewOption.extend({
        id: Id.nullish(),
        values: z
          .array(NewValue.extend({ id: Id.nullish() }))
          .min(1)
          .max(optionValues),
      }),
    )
    .max(mostOptions),
  /** Every combination that is sold. Without a `variantId` it is new; one that is left out is no longer sold. */
  choices: z
    .array(NewChoice.extend({ variantId: Id.nullish() }))
    .min(1)
    .max(mostVariants),
});

type Given = z.infer<typeof newChoices> | z.infer<typeof savedChoices>;

const alike = (text: string) => text.toLocaleLowerCase("en");
const isTwice = (texts: readonly string[]) => new Set(texts.map(alike)).size !== texts.length;

function choiceRules({ options, choices }: Given, context: z.RefinementCtx) {
  const say = (path: (string | number)[], { key }: Message) =>
    context.addIssue({ code: "custom", path, message: key });
  if (isTwice(options.map(({ name }) => name))) say(["options"], messages.optionTwice);
  options.forEach(({ values }, at) => {
    if (isTwice(values.map(({ value }) => value))) say(["options", at, "values"], messages.optionValueTwice);
  });
  choices.forEach(({ values, price, salePrice }, at) => {
    const isWhole =
      values.length === options.length &&
      values.every((chosen, place) => options[place]?.values.some(({ value }) => value === chosen));
    if (!isWhole) say(["choices", at, "values"], messages.choiceIncomplete);
    if (salePrice >= price) say(["choices", at, "salePrice"], messages.salePriceTooHigh);
  });
  if (isTwice(choices.map(({ values }) => JSON.stringify(values)))) say(["choices"], messages.choiceTwice);
}

export const NewChoices = newChoices.superRefine(choiceRules);
export type NewChoices = z.infer<typeof NewChoices>;

/** What is wrong with the sizes among these options for a category; undefined if nothing is. `kept`: sizes that it has already. */
export function sizeProblem(
  options: readonly { name: string; values: readonly { value: string }[] }[],
  category: string | null,
  kept: readonly string[] = [],
): Message | undefined {
  const ofSize = options.find(({ name }) => alike(name) === alike(sizeOption));
  if (!ofSize) return undefined;
  const { sizes } = traitsOf(category);
  if (sizes.length === 0 && kept.length === 0) return messages.sizesNotOfCategory;
  const isKnown = ({ value }: { value: string }) => sizes.includes(value) || kept.includes(value);
  return ofSize.values.every(isKnown) ? undefined : messages.sizesOfCategory(sizes);
}

const OptionWords = z.partialRecord(z.enum(translatedLanguages), z.string());

/** What a product comes in, as the form that edits it shows it. */
export const ProductChoices = z.object({
  options: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /** As staff entered them. */
      translations: OptionWords,
      /** Other products have it too, as they have "Size": its name and words are not this product's to change. */
      isShared: z.boolean(),
      values: z.array(z.object({ id: Id, value: z.string(), translations: OptionWords })),
    }),
  ),
  choices: z.array(
    z.object({
      variantId: Id,
      values: z.array(z.string()),
      /** 0 if the engine knows none. */
      price: Rupees,
      /** 0 without a sale. */
      salePrice: Rupees,
      /** Its own. */
      pictures: z.array(z.string()),
      sku: z.string().nullable(),
      /** Pieces in the shop, and those of them that open orders hold. */
      stocked: z.int(),
      reserved: z.int(),
    }),
  ),
  /** All of the product's pictures. */
  pictures: z.array(z.string()),
  version: Version,
});
export type ProductChoices = z.infer<typeof ProductChoices>;

const ofProduct = z.object({ id: Id });

/** Colours, storages, sizes: what a product comes in (ADR-0104). */
export const choices = endpoints({
  adminGetChoices: {
    method: "GET",
    path: "/api/admin/products/:id/choices",
    access: "admin",
    permission: "catalogue",
    summary: "The options of a product and the combinations it is sold in",
    params: ofProduct,
    response: ok({ data: ProductChoices }),
  },

  /**
   * All of it at once, or nothing. 409 `edit_conflict` if somebody else has changed it since `version` was read,
   * `stock_reserved` if open orders hold a choice that is left out; carts say of theirs that it is no longer available.
   */
  adminSaveChoices: {
    method: "PUT",
    path: "/api/admin/products/:id/choices",
    access: "admin",
    permission: "catalogue",
    summary: "Save the options of a product and the combinations it is sold in, with prices and pictures",
    params: ofProduct,
    body: savedChoices.extend({ version: Version }).superRefine(choiceRules),
    response: ok({ data: ProductChoices }),
  },
});
