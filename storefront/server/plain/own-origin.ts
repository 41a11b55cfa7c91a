import type { IncomingMessage } from "node:http";

/**
 * Whether a form was sent from a page of this shop, or once more by its visitor ("none"): every browser says so of a
 * post, in Sec-Fetch-Site or Origin. What says neither is no browser's form. `hosts`: under which the shop is visited.
 */
export function isOwnForm({ headers }: IncomingMessage, hosts: readonly string[]): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
