import type { Cookies } from "cookie";
import { pageCookie } from "./page-cookie";

/**
 * The session cookie is httpOnly, so a page cannot see it. This readable cookie only says that a session exists:
 * guests' pages then skip the session check, which could only return 401. Returns the Set-Cookie to send, if any.
 */
export function sessionMark(cookies: Cookies, isSecure: boolean): string | undefined {
  const session = hasSession(cookies);
  const marked = isMarked(cookies);
  const mark = (value: string, maxAgeSeconds: number) =>
    pageCookie({ name: "shop_known", value, maxAgeSeconds }, isSecure);
  if (session && !marked) return mark("1", 2_592_000);
  if (!session && marked) return mark("", 0);
  return undefined;
}

/** Whether the visitor sends a session cookie, valid or not. */
export const hasSession = (cookies: Cookies) => has(cookies, "shop_session");

/** Whether the visitor's browser has been told that a session exists. */
export const isMarked = (cookies: Cookies) => has(cookies, "shop_known");

const has = (cookies: Cookies, name: string) => Boolean(cookies[name] || cookies[`__Host-${name}`]);
