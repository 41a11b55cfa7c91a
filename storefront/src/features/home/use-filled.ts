import { formatRupees } from "@contract/money";
import { fill } from "@contract/placeholders";
import type { IdentityWords } from "@contract/shop-identity";
import { useLanguage } from "@/i18n/use-language";
import { inWords, useShop } from "@/lib/shop";
import { useTerms } from "@/lib/terms";

/** A text of the home page in the language on screen, with the figures of today's settings; "" if one is missing. */
export function useFilled(): (words: IdentityWords | undefined) => string {
  const { language } = useLanguage();
  const { name, city } = useShop();
  const terms = useTerms();
  const values = {
    freeFrom: terms?.free ? formatRupees(terms.free.fromGoods) : undefined,
    returnDays: terms?.returnDays ? String(terms.returnDays) : undefined,
    shop: name,
    city: city || undefined,
  };
  return (words) => (words && fill(inWords(words, language), values)) ?? "";
}
