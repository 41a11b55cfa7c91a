type PageCookie = { name: string; value: string; maxAgeSeconds: number };

/**
 * A `Set-Cookie` line for a cookie without a secret, which scripts of the page read too. Behind https its name says that no
 * other host and no plain line wrote it.
 */
export function pageCookie({ name, value, maxAgeSeconds }: PageCookie, isSecure: boolean): string {
  const line = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}`;
  return isSecure ? `__Host-${line}; Secure` : line;
}
