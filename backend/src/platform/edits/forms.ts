import { flat } from "./changes";
import { type Clash, mergeEdit } from "./merge";
import { versionOf } from "./version";

const namesOf = (form: object) => Object.keys(flat(form as Record<string, unknown>)).sort();

/** A form of nested objects as an editor reads it: a fingerprint of each figure, text and list. */
export const editionOf = (form: object): string =>
  versionOf(namesOf(form), flat(form as Record<string, unknown>));

function withValue(form: object, [first = "", ...rest]: string[], value: unknown): object {
  const inner = (form as Record<string, unknown>)[first];
  return { ...form, [first]: rest.length > 0 ? withValue(inner as object, rest, value) : value };
}

/** A form of nested objects with other values at these paths: `{"rates.A.days": 2}`. */
export const withValues = <Form extends object>(form: Form, values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).reduce<object>(
    (merged, [path, value]) => withValue(merged, path.split("."), value),
    form,
  ) as Form;

/** Applies what was changed since `edition` to the current form; without an edition, every difference is a conflict. */
export function mergeForm<Form extends object>(
  now: Form,
  sent: Form,
  edition: string,
): { form: Form; clashes: Clash[] } {
  const fieldsOf = (form: Form) => flat(form as Record<string, unknown>);
  const { changes, clashes } = mergeEdit(namesOf(now), fieldsOf(now), fieldsOf(sent), edition);
  return { form: withValues(now, changes), clashes };
}
