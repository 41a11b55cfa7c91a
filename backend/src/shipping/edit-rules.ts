import { flat } from "../platform/edits/changes";
import { type Clash, mergeEdit } from "../platform/edits/merge";
import { versionOf } from "../platform/edits/version";
import type { ShippingRules } from "./defaults";

const namesOf = (rules: ShippingRules) => Object.keys(flat(rules)).sort();

/** The rules as an editor reads them: a fingerprint of each figure and list. */
export const editionOf = (rules: ShippingRules): string => versionOf(namesOf(rules), flat(rules));

function withValue(form: object, [first = "", ...rest]: string[], value: unknown): object {
  const inner = (form as Record<string, unknown>)[first];
  return { ...form, [first]: rest.length > 0 ? withValue(inner as object, rest, value) : value };
}

/** Applies what was changed since `edition` to the current rules; without an edition, every difference is a conflict. */
export function mergeRules(
  now: ShippingRules,
  sent: ShippingRules,
  edition: string,
): { rules: ShippingRules; clashes: Clash[] } {
  const { changes, clashes } = mergeEdit(namesOf(now), flat(now), flat(sent), edition);
  const rules = Object.entries(changes).reduce<object>(
    (form, [path, value]) => withValue(form, path.split("."), value),
    now,
  );
  return { rules: rules as ShippingRules, clashes };
}
