import { newShop } from "@contract/new-shop";
import { shopIn } from "@contract/shop-figures";
import { useLanguage } from "@/i18n/use-language";
import { useTerms } from "./terms";

export const telOf = (phone: string) => `tel:${phone.replace(/\s/g, "")}`;

/** With spaces at which no line ends: a number is read as one. */
const together = (phone: string) => phone.replaceAll(" ", "\u00a0");

/** Who runs the shop, in the language on screen. The server puts it into every page; a new shop's where it could not. */
export function useShop() {
  const { language } = useLanguage();
  const shop = shopIn(useTerms()?.shop ?? newShop, language);
  return { ...shop, phone: together(shop.phone) };
}
