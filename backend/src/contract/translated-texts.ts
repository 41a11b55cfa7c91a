/** What is translated, and into what. Imported by the panel's pages: keep it free of libraries. */
export const translatedLanguages = ["hi", "mr"] as const;
export type TranslatedLanguage = (typeof translatedLanguages)[number];

/**
 * The texts of a product; its specifications as lines (specification-lines.ts). The last two are "" where they are shown
 * in English.
 */
export const productTextFields = ["title", "description", "specifications", "featuredDescription"] as const;

/** The texts of a slide, and of a feature image, in each of these languages. */
export const slideTextFields = ["title", "subtitle", "cta"] as const;
export const featureTextFields = ["title", "description"] as const;
