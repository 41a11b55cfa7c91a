import type { LazyPage } from "@/lib/lazy-page";
import type { MetaKey } from "./head";

/** public: guests and shoppers, admins are redirected to their panel · guests: signed out · shopper · any: everyone. */
export type Access = "public" | "guests" | "shopper" | "any";
export type LayoutName = "shop" | "auth" | "bare";

export type ShopRoute = {
  /** The first is the canonical address. */
  paths: readonly [string, ...string[]];
  page: LazyPage;
  layout: LayoutName;
  access: Access;
  meta: MetaKey;
  /**
   * The payment window opens over it, so its document's policy allows Razorpay. A document keeps the policy it was
   * loaded with: after navigation from another page it is reloaded.
   */
  pays?: true;
  /** Excluded from search engines. */
  noIndex?: true;
  /** Each visit reads it anew: nobody keeps it, neither caches nor the web process. */
  isPrivate?: true;
  /** Rendered for whoever is signed in, with what they see there (src/prefetch-own.ts); everybody's for guests. */
  isOwn?: true;
  /** The search parameters that change the page's content; all others are ignored, by the page cache too. */
  query?: readonly string[];
};
