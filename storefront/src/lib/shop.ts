import type { Language } from "@contract/constants";
import { newShop } from "@contract/new-shop";
import type { IdentityWords, PublicIdentity } from "@contract/shop-identity";
import { useLanguage } from "@/i18n/use-language";
import { useTerms } from "./terms";

/** A text of the shop in a language; the English one where it has no other. */
export const inWords = (words: IdentityWords, language: Language): string => words[language] || words.en;

export const telOf = (phone: string) => `tel:${phone.replaceAll(" ", "")}`;

/** The address on one line, without the parts that the shop left blank. */
const addressOf = ({ street, state, pincode }: PublicIdentity, city: string) =>
  [street, city, pincode ? `${state} ${pincode}` : state].filter(Boolean).join(", ");

/** The shop's identity in a language. */
export function shopIn(shop: PublicIdentity, language: Language) {
  const city = inWords(shop.city, language);
  return {
    ...shop,
    name: inWords(shop.name, language),
    tagline: inWords(shop.tagline, language),
    about: inWords(shop.about, language),
    city,
    address: addressOf(shop, city),
  };
}

/** Who runs the shop, in the language on screen. The server puts it into every page; a new shop's where it could not. */
export function useShop() {
  const { language } = useLanguage();
  return shopIn(useTerms()?.shop ?? newShop, language);
}
