/** The option that all products in sizes share, by its name in the engine. Imported by the panel's pages. */
export const sizeOption = "Size";
