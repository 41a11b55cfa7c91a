import { pageCookie } from "./page-cookie";

/**
 * The session cookie is httpOnly, so a page cannot see it. This readable mark says only that there is one: pages
 * of guests then skip the session check, which could only answer 401. Returns the Set-Cookie to send, if any.
 */
export function sessionMark(cookies: string | undefined, isSecure: boolean): string | undefined {
  const has = (name: string) => new RegExp(`(?:^|;\\s*)${name}=[^;]`).test(cookies ?? "");
  const session = has("(?:__Host-)?shop_session");
  const marked = has("(?:__Host-)?shop_known");
  const mark = (value: string, maxAgeSeconds: number) =>
    pageCookie({ name: "shop_known", value, maxAgeSeconds }, isSecure);
  if (session && !marked) return mark("1", 2_592_000);
  if (!session && marked) return mark("", 0);
  return undefined;
}
