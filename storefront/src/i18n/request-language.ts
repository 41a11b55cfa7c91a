import { type Language, languages } from "@contract/constants";
import type { Cookies } from "cookie";
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

/** The first of a browser's languages that the shop has; English where it has none, and where any will do (`*`). */
export function acceptedLanguage(header: string | undefined): Language {
  if (!header) return "en";
  const negotiator = new Negotiator({ headers: { "accept-language": header } });
  return negotiator.languages([...languages]).find(isLanguage) ?? "en";
}
