/** What the shop fills into a text of its home page, so that no figure of the settings is typed twice. */
export const placeholders = ["freeFrom", "returnDays", "shop", "city"] as const;
export type Placeholder = (typeof placeholders)[number];

const inBraces = /\{([^{}]*)\}/g;
const isKnown = (name: string): name is Placeholder => placeholders.some((known) => known === name);

/** Whether everything between braces can be filled in. */
export const hasOnlyKnown = (text: string): boolean =>
  [...text.matchAll(inBraces)].every(([, name = ""]) => isKnown(name));

/**
 * The text with its figures; undefined if one of them does not exist in this shop, such as the amount for free delivery
 * where no delivery is free: better no sentence than one with a hole.
 */
export function fill(
  text: string,
  values: Readonly<Record<Placeholder, string | undefined>>,
): string | undefined {
  const names = [...text.matchAll(inBraces)].map(([, name = ""]) => name);
  if (names.some((name) => isKnown(name) && !values[name])) return undefined;
  return text.replaceAll(inBraces, (whole, name: string) => (isKnown(name) && values[name]) || whole);
}
