import type { Language } from "@contract/constants";
import { useTranslation } from "react-i18next";
import { wholePage } from "@/lib/later-part";
import { localKeys, writeLocal } from "@/lib/storage";
import { wanted } from "@/lib/wanted";
import { ownTranslator, switchLanguage } from "./instance";
import { isLanguage, languageCookie } from "./language";

/** The language on screen, and the way to change it for good. */
export function useLanguage(): { language: Language; choose: (language: Language) => Promise<void> } {
  const { i18n } = useTranslation();
  return {
    language: isLanguage(i18n.language) ? i18n.language : "en",
    choose: async (language) => {
      rememberLanguage(language);
      await wanted(async () => {
        await wholePage();
        await switchLanguage(ownTranslator(), language);
      });
    },
  };
}

/** Keeps the choice where the browser reads it (Spec §1) and where the server does. */
export function rememberLanguage(language: Language) {
  writeLocal(localKeys.language, language);
  keepForServer(language);
}

/** The server renders the next page in this language. */
export function keepForServer(language: Language) {
  const [prefix, secure] = location.protocol === "https:" ? ["__Host-", "; Secure"] : ["", ""];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and old WebViews
  document.cookie = `${prefix}${languageCookie}=${language}; path=/; max-age=31536000; SameSite=Lax${secure}`;
}
