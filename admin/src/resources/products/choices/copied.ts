import { type EnteredChoices, type ShownChoices, toForm, toNewBody } from "./form";

/** What a product comes in, for a new one: the same choices with their prices and pictures, none of it in stock yet. */
export function copiedChoices(shown: ShownChoices): EnteredChoices {
  const { options, rows } = toForm(shown);
  const form = {
    options: options.map((option) => ({
      ...option,
      id: null,
      values: option.values.map((value) => ({ ...value, id: null })),
    })),
    rows: rows.map((row) => ({ ...row, variantId: null, stocked: 0, reserved: 0 })),
  };
  return { form, body: toNewBody(form) };
}
