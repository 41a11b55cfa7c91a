/**
 * The session cookie is httpOnly, so a page cannot see it. This readable mark says only that there is one: pages
 * of guests then skip the session check, which could only answer 401. Returns the Set-Cookie to send, if any.
 */
export function sessionMark(cookies: string | undefined): string | undefined {
  const has = (name: string) => new RegExp(`(?:^|;\\s*)${name}=[^;]`).test(cookies ?? "");
  const session = has("shop_session");
  const marked = has("shop_known");
  if (session && !marked) return "shop_known=1; Path=/; SameSite=Lax; Max-Age=2592000";
  if (!session && marked) return "shop_known=; Path=/; SameSite=Lax; Max-Age=0";
  return undefined;
}
