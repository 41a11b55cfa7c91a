import type { Cookies } from "cookie";
import { isLanguage, languageCookie } from "../src/i18n/language";
import { keptLanguage } from "../src/i18n/request-language";
import { pageCookie } from "./page-cookie";

/**
 * The Set-Cookie that keeps the language of `?lang=` for English addresses, before or without scripts. Undefined if
 * there is none or the cookie already has it.
 */
export function askedLanguageCookie(
  search: URLSearchParams,
  cookies: Cookies,
  isSecure: boolean,
): string | undefined {
  const asked = search.get("lang");
  if (!isLanguage(asked) || asked === keptLanguage(cookies)) return undefined;
  return pageCookie({ name: languageCookie, value: asked, maxAgeSeconds: 31_536_000 }, isSecure);
}
