import type { Choices } from "../../edits/conflict";

const isForm = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The form laid over what somebody else has saved meanwhile: what was not touched here is theirs, what was touched is
 * ours, and where both changed a figure it is as chosen, by its path.
 */
export function rebase<Form>(opened: Form, mine: Form, theirs: Form, choices: Choices, path = ""): Form {
  if (!isForm(opened) || !isForm(mine) || !isForm(theirs)) {
    const isTheirs = isSame(opened, mine) || choices[path] === "theirs";
    return isTheirs ? theirs : mine;
  }
  const entries = Object.keys(theirs).map((key) => {
    const inner = path ? `${path}.${key}` : key;
    return [key, rebase(opened[key], mine[key], theirs[key], choices, inner)];
  });
  return Object.fromEntries(entries) as Form;
}
