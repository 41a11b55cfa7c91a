/** The text that names a field of the home page: `offer.hi` is the offer in Hindi. */
export const homeWordsLabel = (path: string) => `homePage.${path.replace(/\..*$/, "")}`;
