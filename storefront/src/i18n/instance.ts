import type { Language } from "@contract/constants";
import { createInstance, type i18n } from "i18next";
import { isLanguage } from "./language";
import { loadTexts } from "./load-texts";
import { everywhere, type Namespace } from "./namespaces";

/** i18next with the texts of every page and of these namespaces, in one language. */
export async function createTranslator(language: Language, namespaces: readonly Namespace[]): Promise<i18n> {
  const translator = createInstance();
  await translator.init({
    lng: language,
    // Every text is there in every language, held by a test; codes are "en", "hi" and "mr", without a region.
    fallbackLng: false,
    load: "currentOnly",
    defaultNS: "shell",
    // Texts come before what shows them (lazyPage, lazyPart), so nothing suspends for them.
    resources: { [language]: {} },
    react: { useSuspense: false },
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
  await addTexts(translator, language, [...everywhere, ...namespaces]);
  return translator;
}

async function addTexts(translator: i18n, language: Language, namespaces: readonly Namespace[]) {
  const missing = namespaces.filter((namespace) => !translator.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async (namespace) =>
      translator.addResourceBundle(language, namespace, await loadTexts(language, namespace)),
    ),
  );
}

/** Changes the language on screen: first the texts, then the switch, so that no key is shown. */
export async function switchLanguage(translator: i18n, language: Language) {
  await readEveryLanguage();
  const isWhole = () =>
    shown(translator).every((namespace) => translator.hasResourceBundle(language, namespace));
  // A part that loads meanwhile adds texts of its own.
  while (!isWhole()) await addTexts(translator, language, shown(translator));
  await translator.changeLanguage(language);
}

/** The namespaces that are there in the language on screen. */
const shown = (translator: i18n) =>
  Object.keys(translator.getDataByLanguage(translator.language) ?? {}) as Namespace[];

let browserTranslator: i18n | undefined;

/** Reads the shop's own texts in the languages that the page was served without. */
let readEveryLanguage: () => Promise<void> = async () => {};

/** The browser has one translator for the life of the page; the server one per request and never calls this. */
export function keepTranslator(translator: i18n, beforeSwitch = readEveryLanguage) {
  browserTranslator = translator;
  readEveryLanguage = beforeSwitch;
}

/** The translator of this page. Throws on the server. */
export function ownTranslator(): i18n {
  if (!browserTranslator) throw new Error("Only the browser has a translator of its own");
  return browserTranslator;
}

/** Loads the texts that a lazily loaded part shows, in the language on screen. */
export async function provideTexts(namespaces: readonly Namespace[]) {
  if (!browserTranslator) return;
  let language: string;
  do {
    ({ language } = browserTranslator);
    if (isLanguage(language)) await addTexts(browserTranslator, language, namespaces);
    // Another language may have been chosen meanwhile.
  } while (language !== browserTranslator.language);
}
