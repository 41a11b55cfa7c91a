import { type Language, languages } from "@contract/constants";

export const languageCookie = "appLanguage";
export const languageNames: Record<Language, string> = { en: "English", hi: "हिन्दी", mr: "मराठी" };

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The first of a browser's languages that the shop has: "mr-IN" is Marathi; otherwise English. */
export function spokenLanguage(preferred: readonly string[]): Language {
  return preferred.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage) ?? "en";
}

/** In the browser: the saved choice, then the browser's languages, then English. Spec §1. */
export function browserLanguage(saved: string | null, preferred: readonly string[]): Language {
  return isLanguage(saved) ? saved : spokenLanguage(preferred);
}

/** The language of an address's `?lang=`, and the address without it; undefined if it has none. */
export function askedLanguage(address: string): { language: Language; address: string } | undefined {
  const url = new URL(address);
  const language = url.searchParams.get("lang");
  if (!isLanguage(language)) return undefined;
  url.searchParams.delete("lang");
  return { language, address: url.href };
}
