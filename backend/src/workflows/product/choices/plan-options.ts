import { ONE_SIZE, SIZE_OPTION } from "../../../catalog/engine-names";
import type { StoredChoices, StoredOption } from "../../../catalog/stored-choices";
import { sizeProblem } from "../../../contract/choices";
import { messages } from "../../../contract/messages";
import type { EnteredWords } from "../../../contract/option-words";
import { refuse } from "../../../contract/refusal";
import type { SentChoices } from "./content";

type SentOption = SentChoices["options"][number];
type Metadata = Record<string, unknown>;

/** An option that this product has for itself, as it becomes. */
export type OwnOption = {
  /** Undefined for a new one. */
  id: string | undefined;
  title: string;
  metadata: Metadata;
  values: { id: string | undefined; value: string; metadata: Metadata }[];
};

export type OptionPlan = {
  /** The names of the options in the engine, in the order in which they were sent. */
  names: string[];
  own: OwnOption[];
  /** Values of an option that other products have too. */
  shared: { id: string; values: string[] }[];
};

const alike = (one: string, other: string) =>
  one.trim().toLocaleLowerCase("en") === other.trim().toLocaleLowerCase("en");

/** Other things that the engine's admin or a plugin keeps there stay. */
const withWords = (metadata: Metadata | null | undefined, words: EnteredWords): Metadata => ({
  ...metadata,
  translations: Object.fromEntries(Object.entries(words ?? {}).filter(([, word]) => word)),
});

/**
 * A value that there is already keeps its id by its name, so that two may swap theirs; a renamed one keeps it by its id. What was
 * left out remains an offered value without a variant, which says nothing.
 */
function ownValues(sent: SentOption, stored: StoredOption | undefined): OwnOption["values"] {
  const known = stored?.values ?? [];
  const byName = new Map(
    sent.values.flatMap(({ value }) => {
      const same = known.find((one) => one.value === value);
      return same ? [[value, same] as const] : [];
    }),
  );
  const taken = new Set([...byName.values()].map(({ id }) => id));
  return sent.values.map(({ id, value, translations }) => {
    const same = byName.get(value) ?? known.find((one) => one.id === id && !taken.has(one.id));
    return { id: same?.id, value, metadata: withWords(same?.metadata, translations) };
  });
}

/** The option of the product that is meant: by its id, or one of that name that was taken off and entered again. */
function storedOption(sent: SentOption, options: readonly StoredOption[], sentIds: readonly string[]) {
  if (!sent.id) return options.find(({ id, name }) => !sentIds.includes(id) && alike(name, sent.name));
  const stored = options.find(({ id }) => id === sent.id);
  if (!stored) throw refuse.conflict("choice_gone", messages.choiceGone);
  return stored;
}

type Asked = {
  sent: SentChoices["options"];
  stored: StoredChoices;
  category: string;
  sizeOptionId: string;
};

/** What becomes of a product's options; 422 for sizes that its category does not have, and for another name of a shared option. */
export function planOptions({ sent, stored, category, sizeOptionId }: Asked): OptionPlan {
  const sentIds = sent.flatMap(({ id }) => id ?? []);
  const plan: OptionPlan = { names: [], own: [], shared: [] };
  sent.forEach((option, at) => {
    const field = `options.${at}.name`;
    const now = storedOption(option, stored.options, sentIds);
    const isSize = alike(option.name, SIZE_OPTION);
    const values = option.values.map(({ value }) => value);
    if (now?.isShared && !alike(now.name, option.name))
      throw refuse.invalid([{ field, message: messages.optionShared(now.name) }]);
    const kept = stored.variants.flatMap(({ options }) => (now && options[now.name]) ?? []);
    const isOwnSize = now && !now.isShared && alike(now.name, SIZE_OPTION);
    const problem =
      isSize && !isOwnSize
        ? sizeProblem(
            [option],
            category,
            kept.filter((value) => value !== ONE_SIZE),
          )
        : undefined;
    if (problem) throw refuse.invalid([{ field: `options.${at}.values`, message: problem }]);
    if (now?.isShared || (isSize && !isOwnSize)) {
      plan.names.push(now?.isShared ? now.name : SIZE_OPTION);
      plan.shared.push({ id: now?.isShared ? now.id : sizeOptionId, values });
    } else {
      plan.names.push(option.name);
      plan.own.push({
        id: now?.id,
        title: option.name,
        metadata: withWords(now?.metadata, option.translations),
        values: ownValues(option, now),
      });
    }
  });
  // A product without a choice has the shared option in its one value.
  if (sent.length === 0) plan.shared.push({ id: sizeOptionId, values: [ONE_SIZE] });
  return plan;
}
