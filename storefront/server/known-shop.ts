import { shopRoutes } from "@contract/generated/shop-routes";
import { newShop } from "@contract/new-shop";
import type { PublicIdentity } from "@contract/shop-identity";
import type { Transport } from "../src/lib/transport";

/** A save in the panel shows within this time, as in the pages' own cache. */
const freshMs = 2_000;

const [method, path] = shopRoutes.getTerms;
const question = { method, path, body: undefined, headers: {}, signal: undefined };

/**
 * The shop's identity for what is not a page: the manifest, security.txt, the panel's title. Pages carry their own.
 * While the backend is away, the last one known is used.
 */
export function knownShop(transport: Transport, now: () => number = () => performance.now()) {
  let known: PublicIdentity = newShop;
  let readAt = Number.NEGATIVE_INFINITY;
  return async (): Promise<PublicIdentity> => {
    if (now() - readAt < freshMs) return known;
    const answer = await transport(question).catch(() => undefined);
    const read = answer?.json as { data?: { shop?: PublicIdentity } } | undefined;
    if (read?.data?.shop) {
      known = read.data.shop;
      readAt = now();
    }
    return known;
  };
}
