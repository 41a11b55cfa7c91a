import { editionOf, mergeForm } from "../platform/edits/forms";
import type { Clash } from "../platform/edits/merge";
import type { ShippingRules } from "./defaults";

export { editionOf };

/** Applies what was changed since `edition` to the current rules; without an edition, every difference is a conflict. */
export function mergeRules(
  now: ShippingRules,
  sent: ShippingRules,
  edition: string,
): { rules: ShippingRules; clashes: Clash[] } {
  const { form, clashes } = mergeForm(now, sent, edition);
  return { rules: form, clashes };
}
