import { type Language, languages } from "@contract/constants";
import { addressIn } from "@contract/page-addresses";
import { Check, Languages } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Menu, menuItem } from "@/components/menu";
import { languageNames } from "@/i18n/language";
import { useLanguage } from "@/i18n/use-language";

/**
 * Chooses the language for good and goes to the same page in it. Before JavaScript has loaded these are links, whose
 * `?lang=` stores the choice.
 */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  const { pathname, search } = useLocation();
  const hrefIn = (wanted: Language) => {
    const query = new URLSearchParams(search);
    query.set("lang", wanted);
    return `${addressIn(wanted, pathname)}?${query}`;
  };
  return (
    <Menu
      label={`${t("language")}: ${languageNames[language]}`}
      face={
        <>
          <Languages className="size-5" aria-hidden="true" />
          <span className="text-sm max-sm:hidden">{languageNames[language]}</span>
        </>
      }
    >
      {languages.map((offered) => (
        <a
          key={offered}
          href={hrefIn(offered)}
          lang={offered}
          hrefLang={offered}
          rel="nofollow"
          aria-current={offered === language ? "true" : undefined}
          className={`${menuItem} justify-between`}
          onClick={(event) => {
            event.preventDefault();
            const menu = event.currentTarget.closest("details");
            // Before it closes: a link in a closed menu cannot keep the focus.
            menu?.querySelector("summary")?.focus();
            menu?.removeAttribute("open");
            void choose(offered);
          }}
        >
          {languageNames[offered]}
          {offered === language && <Check className="size-4" aria-hidden="true" />}
        </a>
      ))}
    </Menu>
  );
}
