import type { Language } from "@contract/constants";
import { loadTexts } from "./load-texts";
import { everywhere, type Namespace } from "./namespaces";
import { Translator } from "./translator";

/** A translator with the texts of every page and of these namespaces, in one language. */
export async function createTranslator(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Translator> {
  const translator = new Translator(language);
  await addTexts(translator, language, [...everywhere, ...namespaces]);
  return translator;
}

async function addTexts(translator: Translator, language: Language, namespaces: readonly Namespace[]) {
  const missing = namespaces.filter((namespace) => !translator.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async (namespace) =>
      translator.add(language, namespace, await loadTexts(language, namespace)),
    ),
  );
}

/** Changes the language on screen: first the texts, then the switch, so that no key is shown. */
export async function switchLanguage(translator: Translator, language: Language) {
  const isWhole = () =>
    translator.namespaces().every((namespace) => translator.hasResourceBundle(language, namespace));
  // A part that loads meanwhile adds texts of its own.
  while (!isWhole()) await addTexts(translator, language, translator.namespaces());
  translator.changeLanguage(language);
}

let browserTranslator: Translator | undefined;

/** The browser has one translator for the life of the page; the server one per request and never calls this. */
export function keepTranslator(translator: Translator) {
  browserTranslator = translator;
}

/** The translator of this page. Throws on the server. */
export function ownTranslator(): Translator {
  if (!browserTranslator) throw new Error("Only the browser has a translator of its own");
  return browserTranslator;
}

/** Loads the texts that a lazily loaded part shows, in the language on screen. */
export async function provideTexts(namespaces: readonly Namespace[]) {
  if (!browserTranslator) return;
  let language: Language;
  do {
    ({ language } = browserTranslator);
    await addTexts(browserTranslator, language, namespaces);
    // Another language may have been chosen meanwhile.
  } while (language !== browserTranslator.language);
}
