/** Lines of a stock count that are applied in one call. Kept free of schemas, so that browsers can load it. */
export const countedAtOnce = 50;
