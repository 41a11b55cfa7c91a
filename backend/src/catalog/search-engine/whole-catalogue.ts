/** More than a shop has of one facet: every provider cuts off the others. */
export const valuesAtMost = 10_000;

/** More products than any shop has. */
const productsAtMost = 100_000_000;

/**
 * What engines have to be told so that they answer for the whole catalogue, by the names that their providers give themselves.
 * Meilisearch counts and pages through a thousand hits and a hundred values of a facet otherwise.
 */
export const wholeCatalogue = {
  meilisearch: {
    pagination: { maxTotalHits: productsAtMost },
    faceting: { maxValuesPerFacet: valuesAtMost },
  },
};
