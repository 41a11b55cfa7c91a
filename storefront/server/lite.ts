import type { IncomingHttpHeaders } from "node:http";
import { parseCookie } from "cookie";
import { pageCookie } from "./page-cookie";

const name = "shop_lite";

/** Whether a visitor asks for as few bytes as possible (the browser's data saver). */
const savesData = (headers: IncomingHttpHeaders): boolean => headers["save-data"] === "on";

/** Whether a visitor is shown the light version: as chosen on its page, or else as the browser asks. */
export function isLite(headers: IncomingHttpHeaders, cookies = parseCookie(headers.cookie ?? "")): boolean {
  const chosen = cookies[`__Host-${name}`] ?? cookies[name];
  return chosen ? chosen === "1" : savesData(headers);
}

/** The Set-Cookie that keeps a choice, also the one against the browser's wish, for a year. */
export const liteCookie = (on: boolean, isSecure: boolean): string =>
  pageCookie({ name, value: on ? "1" : "0", maxAgeSeconds: 31_536_000 }, isSecure);
