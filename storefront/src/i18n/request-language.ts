import { type Language, languages } from "@contract/constants";
import type { Cookies } from "cookie";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { isLanguage, languageCookie } from "./language";

/**
 * A visitor's own language on the server: the cookie, Accept-Language, English. Apart from the browser's part, whose
 * bundle is small.
 */
export function visitorLanguage(cookies: Cookies, acceptLanguage: string | undefined): Language {
  return keptLanguage(cookies) ?? acceptedLanguage(acceptLanguage);
}

/** The language in the cookies of a request. */
export function keptLanguage(cookies: Cookies): Language | undefined {
  const kept = cookies[`__Host-${languageCookie}`] ?? cookies[languageCookie];
  return isLanguage(kept) ? kept : undefined;
}

/** Browsers send one of some hundred headers; other values must not fill the memory. */
const longestKept = 200;
const known = new LRUCache<string, Language>({ max: 500 });

/** The first of a browser's languages that the shop has; English where it has none, and where any will do (`*`). */
export function acceptedLanguage(header: string | undefined): Language {
  if (!header) return "en";
  const kept = known.get(header);
  if (kept) return kept;
  const negotiator = new Negotiator({ headers: { "accept-language": header } });
  const accepted = negotiator.languages([...languages]).find(isLanguage) ?? "en";
  if (header.length <= longestKept) known.set(header, accepted);
  return accepted;
}
