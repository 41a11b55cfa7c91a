import type { Language } from "@contract/constants";
import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { loadTexts } from "./load-texts";
import { everywhere, type Namespace } from "./namespaces";

/** A translator holding the texts of every page and of these namespaces, in one language. */
export async function createTranslator(language: Language, namespaces: readonly Namespace[]): Promise<i18n> {
  const translator = i18next.createInstance().use(initReactI18next);
  await translator.init({
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS: "shell",
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: "added" },
  });
  await addTexts(translator, language, [...everywhere, ...namespaces]);
  return translator;
}

/** Fetches the texts that are not there yet. */
export async function addTexts(translator: i18n, language: Language, namespaces: readonly Namespace[]) {
  const missing = namespaces.filter((namespace) => !translator.hasResourceBundle(language, namespace));
  const loaded = await Promise.all(missing.map((namespace) => loadTexts(language, namespace)));
  missing.forEach((namespace, at) => {
    translator.addResourceBundle(language, namespace, loaded[at]);
  });
}

/** Changes the language of what is on the screen: first its texts, then the switch, so that no key shows. */
export async function switchLanguage(translator: i18n, language: Language) {
  const shown = Object.keys(translator.getDataByLanguage(translator.language) ?? {}) as Namespace[];
  await addTexts(translator, language, shown);
  await translator.changeLanguage(language);
}

let browserTranslator: i18n | undefined;

/** The browser has one translator for the life of the page; the server one a request and never calls this. */
export function keepTranslator(translator: i18n) {
  browserTranslator = translator;
}

/** Fetches the texts that a lazily loaded part shows, in the language on screen. */
export async function provideTexts(namespaces: readonly Namespace[]) {
  if (browserTranslator)
    await addTexts(browserTranslator, browserTranslator.language as Language, namespaces);
}
