import type { Language } from "@contract/constants";
import { hashKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";

/**
 * One response that the server has rendered a page from: its key, the data, and when it was read (ms). The last part says
 * what is there of it: all of it, texts in the page's language alone, or no more than a print by which it is known again.
 */
export type Known = [key: QueryKey, data: unknown, at: number, part?: "one language" | "print"];

/**
 * What the browser continues from, in as few bytes as it can be said: every page carries it beside its HTML. Left out
 * are responses that a part of the page reads itself when it is about to be seen (src/lib/later-part.tsx), but for their
 * print, and texts in other languages than the page's.
 */
export function pageState(client: QueryClient, language: Language): Known[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success")
    .map(({ queryKey, meta, state: { data, dataUpdatedAt } }): Known => {
      if (meta?.isLater && holdsSome(data)) return [queryKey, printOf(data), dataUpdatedAt, "print"];
      const shorter = inOneLanguage(data, language);
      const known = [queryKey, shorter, dataUpdatedAt] as const;
      return JSON.stringify(shorter) === JSON.stringify(data) ? [...known] : [...known, "one language"];
    });
}

/** Enough of a response to see that another one is not the same. */
function printOf(data: unknown): number {
  let print = 0;
  for (const character of JSON.stringify(data)) print = (Math.imul(print, 31) + character.charCodeAt(0)) | 0;
  return print;
}

/** The prints of what the page was served with, by the hash of their keys. */
const prints = new Map<string, unknown>();

/** Whether a response that is read again is the one that the page was rendered from. */
export async function isAsServed(key: QueryKey, reading: Promise<unknown>): Promise<boolean> {
  const data = await reading;
  const print = prints.get(hashKey(key));
  return print === undefined || print === printOf(data);
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
  for (const [key, data, updatedAt, part] of state)
    if (part === "print") prints.set(hashKey(key), data);
    else client.setQueryData(key, data, { updatedAt });
  const short = new Set(state.filter(([, , , part]) => part === "one language").map(([key]) => hashKey(key)));
  const predicate = ({ queryHash }: Query) => short.has(queryHash);
  return async () => {
    await client.refetchQueries({ predicate, type: "active" }, { throwOnError: true });
    client.removeQueries({ predicate, type: "inactive" });
    short.clear();
  };
}
