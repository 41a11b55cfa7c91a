/** What an index takes of a text; a product of very many SKUs has a longer one (schema step 0644). */
const isShort = "octet_length(l.sought) <= 2000";
/** Whether an index by trigrams can find these words. */
export const hasTrigram = (words: string): boolean => /[\p{L}\p{N}]{3}/u.test(words);

/**
 * `hits`, a statement over `l`, catalog_staff_list, that looks for these words in `l.sought`: by trigrams, or, where they have
 * none, in an index of the texts alone.
 */
export const soughtProducts = (hits: string, words: string): string =>
  hasTrigram(words) ? hits : `${hits} and ${isShort} union all ${hits} and not ${isShort}`;

/** The ids of products whose title has these words: the first line of what a product is searched by. */
export const titledProducts = (place: string, words: string): string =>
  soughtProducts(
    `select l.product_id from catalog_staff_list l where l.sought like shop_search_text(${place})
       and split_part(l.sought, E'\\n', 1) like shop_search_text(${place})`,
    words,
  );
