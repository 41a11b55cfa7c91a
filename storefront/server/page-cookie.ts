type PageCookie = { name: string; value: string; maxAgeSeconds: number };

/**
 * A `Set-Cookie` line for a cookie without a secret, which the page's scripts read too. Over https its name prefix
 * ensures that no other host and no plain connection set it.
 */
export function pageCookie({ name, value, maxAgeSeconds }: PageCookie, isSecure: boolean): string {
  const line = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}`;
  return isSecure ? `__Host-${line}; Secure` : line;
}
