import type { Category } from "@contract/constants";
import type { ShopTerms } from "@contract/shipping";
import { inWords } from "@contract/shop-figures";
import { useLanguage } from "@/i18n/use-language";
import { useTerms } from "./terms";

/** The categories that the shop shows, in its order. */
export const shownCategories = (terms: ShopTerms | undefined) =>
  terms?.categories.filter(({ isHidden }) => !isHidden) ?? [];

export const useShownCategories = () => shownCategories(useTerms());

/** The name of a category in the language on screen; its id where the shop has no such category. */
export function useCategoryName(): (id: Category) => string {
  const categories = useTerms()?.categories;
  const { language } = useLanguage();
  return (id) => {
    const label = categories?.find((category) => category.id === id)?.label;
    return label ? inWords(label, language) : id;
  };
}
