/** What staff typed, as a pattern for `containsWords`; undefined if they typed nothing. */
export const wordsWithin = (typed: string | undefined): string | undefined => {
  const words = typed?.trim().replace(/[\\%_]/g, "\\$&");
  return words ? `%${words}%` : undefined;
};

/**
 * SQL that is true if one of the columns contains the words, regardless of how its names are typed (schema step
 * 0130).
 */
export const containsWords = (columns: readonly string[], place: string): string =>
  `(${columns.map((column) => `shop_search_text(${column}) like shop_search_text(${place})`).join(" or ")})`;
