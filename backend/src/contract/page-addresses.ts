import { type Language, languages } from "./constants";

// The language of a page stands in its address: English pages have the paths of Spec §2, those in another language the
// same paths below its code ("/hi/shop/home"). Imported by both front ends: keep it free of libraries.

const others = languages.filter((language) => language !== "en").join("|");
const prefixed = new RegExp(`^/(${others})(?=[/?#]|$)`);

/** What stands before the paths of a language: nothing for English, otherwise "/hi" or "/mr". */
export const languagePrefix = (language: Language): string => (language === "en" ? "" : `/${language}`);

/** The address of a page in a language, from its path of Spec §2 with or without a query. */
export function addressIn(language: Language, path: string): string {
  const prefix = languagePrefix(language);
  return prefix && path === "/" ? prefix : prefix + path;
}

/** The language of a page's address, and its path of Spec §2. It always starts with one slash: two would name a host. */
export function splitAddress(address: string): { language: Language; path: string } {
  const [prefix = "", named] = prefixed.exec(address) ?? [];
  const path = address.slice(prefix.length).replace(/^\/*/, "/");
  return { language: languages.find((language) => language === named) ?? "en", path };
}
