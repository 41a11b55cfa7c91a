/** What the shop fills into a text of its home page, so that no figure that it knows is typed. */
export const homePlaceholders = ["freeFrom", "returnDays", "shop", "city", "products", "orders"] as const;
/**
 * What it fills into a policy: `minutes` is how long an online order waits for its payment, `daysMin` and `daysMax` are a
 * courier's working days, `pickupDays` how long an order is kept at the counter.
 */
export const policyPlaceholders = [
  ...homePlaceholders,
  "legalName",
  "address",
  "gstin",
  "minutes",
  "freeKg",
  "daysMin",
  "daysMax",
  "largestKg",
  "largestCm",
  "codMin",
  "codMax",
  "pickupDays",
] as const;

const inBraces = /\{([^{}]*)\}/g;

/** Whether everything between braces of a text is one of these. */
export const hasOnly = (known: readonly string[]) => (text: string) =>
  [...text.matchAll(inBraces)].every(([, name = ""]) => known.includes(name));

/** A figure is missing if this shop has none, such as the amount for free delivery where no delivery is free. */
export type Figures<Name extends string = (typeof policyPlaceholders)[number]> = Readonly<
  Partial<Record<Name, string | undefined>>
>;

/** The text with its figures; undefined if one of them is missing: better no sentence than one with a hole. */
export function fill<Name extends string>(text: string, figures: Figures<Name>): string | undefined {
  let isWhole = true;
  const filled = text.replaceAll(inBraces, (_, name: Name) => {
    isWhole &&= Boolean(figures[name]);
    return figures[name] ?? "";
  });
  return isWhole ? filled : undefined;
}
