import { newShop } from "@contract/new-shop";
import { shopIn } from "@contract/shop-figures";
import { useLanguage } from "@/i18n/use-language";
import { useTerms } from "./terms";

export const telOf = (phone: string) => `tel:${phone.replaceAll(" ", "")}`;

/** Who runs the shop, in the language on screen. The server puts it into every page; a new shop's where it could not. */
export function useShop() {
  const { language } = useLanguage();
  return shopIn(useTerms()?.shop ?? newShop, language);
}
