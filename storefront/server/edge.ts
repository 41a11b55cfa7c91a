import { type KeyHeader, keyHeaders } from "@contract/surrogate-keys";
import type { ShopRoute } from "../src/routing/route";

/** What caches in front of the shop may do with its pages (ADR-0101). */
export type Edge = { seconds: number; keyHeader: KeyHeader | undefined };

/** Pages that are the same for everybody and may be kept for all of them. */
export const isShared = ({ access, layout, isPrivate, pays }: ShopRoute): boolean =>
  access === "public" && layout === "shop" && !isPrivate && !pays;

/** While the shop does not answer at all, an old page is better than none. */
const outageSeconds = 86_400;
const longestBehindSeconds = 30;

/**
 * The `Cache-Control` of such a page: browsers ask each time, caches of everybody's after a while. Together both times
 * are `seconds`, of which the last are those in which a page is served once more while the next one is fetched. Caches
 * count from the moment at which it was rendered, which `Age` says. Undefined if none may keep it.
 */
export function edgeCacheControl({ seconds }: Edge): string | undefined {
  if (seconds === 0) return undefined;
  const behind = Math.min(longestBehindSeconds, Math.floor(seconds / 2));
  return `public, max-age=0, s-maxage=${seconds - behind}, stale-while-revalidate=${behind}, stale-if-error=${outageSeconds}`;
}

/** The header with a page's keys, if one is wanted, and how they are written in it. */
export function keyHeaderOf({
  keyHeader,
}: Edge): [name: KeyHeader | undefined, write: (keys: readonly string[]) => string] {
  const between = keyHeader ? keyHeaders[keyHeader] : "";
  return [keyHeader, (keys) => keys.join(between)];
}
