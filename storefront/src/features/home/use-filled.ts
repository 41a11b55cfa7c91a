import { inWords } from "@contract/shop-figures";
import type { IdentityWords } from "@contract/shop-identity";
import { useLanguage } from "@/i18n/use-language";
import { useFill } from "@/lib/use-fill";

/** A text of the home page in the language on screen, with the figures of today's settings; "" if one is missing. */
export function useFilled(): (words: IdentityWords | undefined) => string {
  const { language } = useLanguage();
  const fill = useFill();
  return (words) => (words && fill(inWords(words, language))) ?? "";
}
