import type { Language } from "@contract/constants";
import type { QueryClient } from "@tanstack/react-query";
import type { LazyPage } from "@/lib/lazy-page";
import type { MetaKey } from "./head";

/** public: guests and shoppers, admins go to their panel · guests: the signed-out · shopper · any: everyone. */
export type Access = "public" | "guests" | "shopper" | "any";
export type LayoutName = "shop" | "auth" | "bare";

export type PrefetchAt = {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  language: Language;
};

export type Prefetcher = (client: QueryClient, at: PrefetchAt) => Promise<unknown>;

export type ShopRoute = {
  /** The first is the canonical address. */
  paths: readonly [string, ...string[]];
  page: LazyPage;
  layout: LayoutName;
  access: Access;
  meta: MetaKey;
  /**
   * The payment window opens over it, so its document's policy lets Razorpay in. A document keeps the policy that it came
   * with: whoever is led here from another page loads it anew.
   */
  pays?: true;
  /** Kept out of search engines. */
  noIndex?: true;
  /** The search parameters that change what the page shows; all others are ignored, by the page cache too. */
  query?: readonly string[];
  /** Fills the query client on the server, so that the page stands in the first HTML. */
  prefetch?: Prefetcher;
};
