import type { Language } from "@contract/constants";
import { isLanguage } from "@/i18n/language";
import { loadTexts } from "@/i18n/load-texts";

type Sentences = Record<string, string>;

/**
 * A sentence of the server in the language on screen; as it came where it is English or we have no words for it.
 * The words are fetched with the first sentence that needs them.
 */
export async function inOurWords(sentence: string): Promise<string> {
  const language = typeof document === "undefined" ? "en" : document.documentElement.lang;
  if (!sentence || language === "en" || !isLanguage(language)) return sentence;
  try {
    const [english, ours] = await Promise.all([sentencesIn("en"), sentencesIn(language)]);
    return translateSentence(sentence, english, ours);
  } catch {
    return sentence;
  }
}

/** The server's sentences, and the states that they name. */
async function sentencesIn(language: Language): Promise<Sentences> {
  const [states, server] = await Promise.all([loadTexts(language, "states"), loadTexts(language, "server")]);
  return { ...states, ...server } as Sentences;
}

/** Finds the sentence among the English ones and says it in ours. `Title: sentence` keeps its title. */
export function translateSentence(sentence: string, english: Sentences, ours: Sentences): string {
  const words = (part: string) => translateSentence(part, english, ours);
  for (const [key, pattern] of Object.entries(english)) {
    const values = match(pattern, sentence);
    const text = ours[key];
    if (!values || !text) continue;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => words(values[name] ?? ""));
  }
  const [, title, rest] = /^(.+?): (.+)$/s.exec(sentence) ?? [];
  return title && rest ? `${title}: ${words(rest)}` : sentence;
}

/** What stands for each `{{name}}`, where the sentence has the pattern's form. A closing full stop is no matter. */
function match(pattern: string, sentence: string): Record<string, string> | undefined {
  const source = pattern
    .split(/(\{\{\w+\}\})/)
    .map((part) => /^\{\{(\w+)\}\}$/.exec(part)?.[1] ?? `=${part}`)
    .map((part) => (part.startsWith("=") ? literally(part.slice(1)) : `(?<${part}>.+?)`))
    .join("");
  const found = new RegExp(`^${source.replace(/\\\.$/, "")}\\.?$`, "s").exec(sentence);
  return found ? { ...found.groups } : undefined;
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
