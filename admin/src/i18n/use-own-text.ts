import { useLocaleState } from "react-admin";

type Texts = { en: string; hi: string; mr: string };

/** Gives a text in the panel's language; the English one where that is empty. */
export function useOwnText(): (texts: Texts) => string {
  const [language] = useLocaleState();
  return (texts) => texts[language as keyof Texts] || texts.en;
}
