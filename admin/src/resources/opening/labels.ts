/** The text that names a field of the opening: `text.hi` is the notice in Hindi. */
export const openingLabel = (path: string) => `opening.${path.replace(/\..*$/, "")}`;
