// By these names a cache in front of the shop (a CDN, Varnish) forgets pages, all that carry one of them: the web process writes
// them on its pages, the worker sends those of what has changed (ADR-0101). The id of a product is the key of all that show it.

/** Every page: what the shop is called, its colours, categories, delivery rules and words. */
export const everyPage = "shop";
/** Pages whose list of products may hold any category: the home page, searches, the whole list. */
export const anyList = "lists";
/** What the staff lay out on the home page: slides and the rotating band. */
export const homePage = "home";
/** Lists of one category. */
export const categoryList = (category: string): string => `category-${category}`;

/** The response and request headers by which caches take keys, with what stands between two. */
export const keyHeaders = { "Surrogate-Key": " ", "Cache-Tag": "," } as const;
export type KeyHeader = keyof typeof keyHeaders;
export const keyHeaderNames = Object.keys(keyHeaders) as [KeyHeader, ...KeyHeader[]];
