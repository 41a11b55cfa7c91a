import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type DraftKey, forgetDraft, isDraftKept, keepDraft, type Typed } from "./kept-draft";

export type Draft<Field extends string> = {
  key: DraftKey;
  /** Whose it is; undefined: a guest's. */
  userId: string | undefined;
  /** The fields that may be kept, as they are before anybody types. */
  blank: Typed<Field>;
};

const fieldsOf = <Field extends string>({ blank }: Draft<Field>) => Object.keys(blank) as Field[];

const isBlank = <Field extends string>(draft: Draft<Field>, values: FieldValues) =>
  fieldsOf(draft).every((field) => values[field] === draft.blank[field]);

function keep<Field extends string>(draft: Draft<Field>, values: FieldValues) {
  const texts = fieldsOf(draft).map((field) => [field, String(values[field])]);
  keepDraft(draft.key, draft.userId, Object.fromEntries(texts) as Typed<Field>);
}

/**
 * Keeps in this tab what is typed into a form, also before the draft was given; nothing without one. What the form fills in
 * by itself is kept with it, but not alone: it may be something else the next time.
 */
export function useKeepDraft<Values extends FieldValues, Field extends Extract<keyof Values, string>>(
  { getValues, subscribe }: UseFormReturn<Values>,
  draft: Draft<Field> | undefined,
): void {
  useEffect(() => {
    if (!draft) return;
    const typed = getValues();
    if (!isBlank(draft, typed)) keep(draft, typed);
    return subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        if (type !== "change" && !isDraftKept(draft.key)) return;
        if (isBlank(draft, values)) forgetDraft(draft.key);
        else keep(draft, values);
      },
    });
  }, [getValues, subscribe, draft]);
}
