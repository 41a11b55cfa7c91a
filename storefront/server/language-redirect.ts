import type { ServerResponse } from "node:http";
import type { Language } from "@contract/constants";
import { addressIn, splitAddress } from "@contract/page-addresses";
import type { Cookies } from "cookie";
import { isLanguage } from "../src/i18n/language";
import { visitorLanguage } from "../src/i18n/request-language";
import { notFoundRoute } from "../src/routes";
import { matchRoute } from "../src/routing/match-route";

type Elsewhere = { status: 301 | 302; location: string };

/** The language that a page's address asks for: its `?lang=`, from before languages had addresses, or its prefix. */
export function languageOfAddress({ pathname, searchParams }: URL): Language {
  const asked = searchParams.get("lang");
  return isLanguage(asked) ? asked : splitAddress(pathname).language;
}

/**
 * Where a request for a page is redirected for its language; undefined if the page is at its address. An address with
 * a language is never redirected for the visitor's sake. An English one is, to the language that the visitor has
 * chosen or their browser prefers (Spec §1); without either, as a crawler comes, it is not. `?lang=` that differs from
 * its address moves to the address of that language; where they agree it is the choice made in the language menu.
 */
export function languageRedirect(
  url: URL,
  cookies: Cookies,
  acceptLanguage: string | undefined,
): Elsewhere | undefined {
  const { language, path } = splitAddress(url.pathname);
  const wanted = languageOfAddress(url);
  const { searchParams } = url;
  if (wanted !== language) {
    const rest = new URLSearchParams(searchParams);
    rest.delete("lang");
    return { status: 301, location: addressIn(wanted, path) + (rest.size > 0 ? `?${rest}` : "") };
  }
  if (language !== "en" || searchParams.get("lang") === "en") return undefined;
  const own = visitorLanguage(cookies, acceptLanguage);
  if (own === "en" || matchRoute(path).route === notFoundRoute) return undefined;
  return { status: 302, location: addressIn(own, path) + url.search };
}

/** It is kept by nobody: the next visitor may have another language, and a choice is stored on the way. */
export function sendLanguageRedirect(
  { status, location }: Elsewhere,
  cookie: string | undefined,
  res: ServerResponse,
): void {
  if (cookie) res.setHeader("Set-Cookie", cookie);
  res.setHeader("Vary", "Accept-Language, Cookie");
  res.writeHead(status, { Location: location, "Cache-Control": "private, no-store" }).end();
}
