import type { Choices } from "./conflict";

const isForm = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The form applied to what somebody else has saved meanwhile: fields untouched here are theirs, changed fields are
 * ours, and where both changed a figure the choice by its path decides.
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
