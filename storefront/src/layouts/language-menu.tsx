import { languages } from "@contract/constants";
import { Check, Languages } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Link } from "@/components/link";
import { Menu, menuItem } from "@/components/menu";
import { languageNames } from "@/i18n/language";
import { useLanguage } from "@/i18n/use-language";

/** Chooses the language for good; before JavaScript has loaded, its links carry `?lang=`. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  const { search } = useLocation();
  const addressIn = (wanted: string) => {
    const query = new URLSearchParams(search);
    query.set("lang", wanted);
    return `?${query}`;
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
        <Link
          key={offered}
          to={addressIn(offered)}
          lang={offered}
          hrefLang={offered}
          rel="nofollow"
          aria-current={offered === language ? "true" : undefined}
          className={`${menuItem} justify-between`}
          onClick={(event) => {
            event.preventDefault();
            event.currentTarget.closest("details")?.removeAttribute("open");
            void choose(offered);
          }}
        >
          {languageNames[offered]}
          {offered === language && <Check className="size-4" aria-hidden="true" />}
        </Link>
      ))}
    </Menu>
  );
}
