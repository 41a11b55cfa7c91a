import type { Language } from "@contract/constants";
import { hashKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";

/**
 * One response that the server has rendered a page from: its key, the data, and when it was read (ms). The last part is
 * set if its texts are in the page's language alone.
 */
export type Known = [key: QueryKey, data: unknown, at: number, isOneLanguage?: 1];

/**
 * What the browser continues from, in as few bytes as it can be said: every page carries it beside its HTML. Left out
 * are responses that a part of the page reads itself when it is about to be seen (src/lib/later-part.tsx), and texts in
 * other languages than the page's.
 */
export function pageState(client: QueryClient, language: Language): Known[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state, meta }) => state.status === "success" && !(meta?.isLater && holdsSome(state.data)))
    .map(({ queryKey, state: { data, dataUpdatedAt } }): Known => {
      const shorter = inOneLanguage(data, language);
      const known = [queryKey, shorter, dataUpdatedAt] as const;
      return JSON.stringify(shorter) === JSON.stringify(data) ? [...known] : [...known, 1];
    });
}

/** Whether a list has anything in it: that one is empty is worth knowing at once, and costs nothing. */
const holdsSome = (data: unknown) =>
  !(
    typeof data === "object" &&
    data !== null &&
    "data" in data &&
    Array.isArray(data.data) &&
    !data.data.length
  );

/** The same with each text of the shop in this language alone, or in English where it has no other. */
function inOneLanguage(data: unknown, language: Language): unknown {
  if (Array.isArray(data)) return data.map((item) => inOneLanguage(item, language));
  if (typeof data !== "object" || data === null) return data;
  if (isWords(data)) {
    const spoken = data[language] ? language : "en";
    return { en: "", [spoken]: data[spoken] };
  }
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, inOneLanguage(value, language)]),
  );
}

const isWords = (data: object): data is Record<Language, string> =>
  Object.keys(data).sort().join() === "en,hi,mr" &&
  Object.values(data).every((text) => typeof text === "string");

/**
 * Puts what the server knew into the browser's client. Returns what reads the texts of every language: to be awaited
 * before the language changes, as those of the page are in one.
 */
export function takeState(client: QueryClient, state: readonly Known[] = []): () => Promise<void> {
  for (const [key, data, updatedAt] of state) client.setQueryData(key, data, { updatedAt });
  const short = new Set(state.filter(([, , , isOneLanguage]) => isOneLanguage).map(([key]) => hashKey(key)));
  const predicate = ({ queryHash }: Query) => short.has(queryHash);
  return async () => {
    await client.refetchQueries({ predicate, type: "active" }, { throwOnError: true });
    client.removeQueries({ predicate, type: "inactive" });
    short.clear();
  };
}
