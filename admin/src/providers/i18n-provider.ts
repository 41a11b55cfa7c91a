import type { Language } from "@contract/constants";
import polyglotI18nProvider from "ra-i18n-polyglot";
import { en } from "../i18n/en";
import { hi } from "../i18n/hi";
import { mr } from "../i18n/mr";

/** The storefront's own key (Spec §1), so that the choice holds for both. */
const languageKey = "appLanguage";
const texts = { en, hi, mr };

function savedLanguage(): Language {
  const wanted = [localStorage.getItem(languageKey), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((tag): tag is Language => tag !== null && Object.hasOwn(texts, tag)) ?? "en";
}

export const i18nProvider = polyglotI18nProvider(
  (locale) => {
    localStorage.setItem(languageKey, locale);
    document.documentElement.lang = locale;
    return texts[locale as Language] ?? en;
  },
  savedLanguage(),
  [
    { locale: "en", name: "English" },
    { locale: "hi", name: "हिन्दी" },
    { locale: "mr", name: "मराठी" },
  ],
  { allowMissing: true },
);
