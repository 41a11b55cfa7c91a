import { inWords } from "@contract/shop-figures";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { useTerms } from "@/lib/terms";

/** Above every page of a shop that takes no orders: the owner's words, or else one plain sentence. */
export function OpeningNotice() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const opening = useTerms()?.opening;
  if (!opening || opening.state === "open") return null;
  return (
    <p role="status" className="bg-accent px-4 py-2 text-center font-semibold text-on-accent">
      {inWords(opening.text, language) || t(`notOpen.${opening.state}`)}
    </p>
  );
}
