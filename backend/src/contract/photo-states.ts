/** What staff have decided about a shopper's photo: nothing yet, that everybody sees it, or that nobody does. Free of libraries. */
export const photoStates = ["pending", "approved", "refused"] as const;
export type PhotoState = (typeof photoStates)[number];
