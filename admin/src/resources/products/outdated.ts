import { translatedLanguages } from "@contract/translated-texts";
import type { Product } from "./list";

/** The anchor of the card with a product's texts in other languages. */
export const translationsCard = "translations";

/** The languages in which a product has a text whose English has changed since. */
export const outdatedLanguages = ({ translations }: Pick<Product, "translations">) =>
  translatedLanguages.filter((language) => (translations[language]?.outdated.length ?? 0) > 0);
