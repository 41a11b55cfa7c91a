import type { Language } from "@contract/constants";
import polyglotI18nProvider from "ra-i18n-polyglot";
import { mergeTranslations, type TranslationMessages } from "react-admin";
import { type LaterTexts, laterTexts } from "../i18n/later-texts";

/** The storefront's own key (Spec §1), so that the choice holds for both. */
const languageKey = "appLanguage";
/** One file per language: the panel fetches the one it is read in. */
const texts: Record<Language, () => Promise<object>> = {
  en: async () => (await import("../i18n/en")).en,
  hi: async () => (await import("../i18n/hi")).hi,
  mr: async () => (await import("../i18n/mr")).mr,
};

function savedLanguage(): Language {
  const wanted = [localStorage.getItem(languageKey), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((tag): tag is Language => tag !== null && Object.hasOwn(texts, tag)) ?? "en";
}

const isLanguage = (locale: string): locale is Language => Object.hasOwn(texts, locale);

const askedFor = new Set<LaterTexts>();

/** Loads the texts of a language, with those that pages have asked for, and remembers the choice, once they are there. */
async function choose(locale: string): Promise<TranslationMessages> {
  const language = isLanguage(locale) ? locale : "en";
  const later = [...askedFor].map((name) => laterTexts[name][language]());
  const [first, ...others] = await Promise.all([texts[language](), ...later]);
  const messages: TranslationMessages = mergeTranslations(first, ...others);
  localStorage.setItem(languageKey, language);
  document.documentElement.lang = language;
  return messages;
}

const first = savedLanguage();
let isStarting = true;

export const i18nProvider = polyglotI18nProvider(
  (locale) => {
    if (!isStarting) return choose(locale);
    // The library takes the first language only if it is there at once: its texts follow (firstTexts).
    isStarting = false;
    return mergeTranslations();
  },
  first,
  [
    { locale: "en", name: "English" },
    { locale: "hi", name: "हिन्दी" },
    { locale: "mr", name: "मराठी" },
  ],
  { allowMissing: true },
);

/**
 * Resolves once the panel can be read. Not awaited by this module: the texts use what is in the same file as it, which
 * would wait for them.
 */
export const firstTexts = i18nProvider.changeLocale(first);

/** What each part waits for; one after the other, so that none is read without the texts of another. */
const loads = new Map<LaterTexts, Promise<void>>();
let lastLoad: Promise<void> = firstTexts;

/** Resolves once these texts can be shown, in the language of this moment and in any that is chosen later. */
export function loadTexts(name: LaterTexts): Promise<void> {
  const known = loads.get(name);
  if (known) return known;
  const load = lastLoad.then(async () => {
    askedFor.add(name);
    await i18nProvider.changeLocale(i18nProvider.getLocale());
  });
  loads.set(name, load);
  lastLoad = load.catch(() => {
    // Asked for again with the next page that needs them.
    askedFor.delete(name);
    loads.delete(name);
  });
  return load;
}
