import { accountRoutes } from "@contract/generated/account-routes";
import { shopRoutes } from "@contract/generated/shop-routes";
import { splitAddress } from "@contract/page-addresses";
import { listingPaths, paths } from "../src/paths";

const keptPages: readonly string[] = [
  paths.home,
  "/home",
  ...listingPaths,
  paths.search,
  "/search",
  paths.product(":slug"),
  paths.about,
  paths.privacy,
  paths.delivery,
  paths.faq,
  paths.returns,
  paths.terms,
  paths.contact,
  paths.trackOrder,
  paths.wishlist,
  paths.compare,
  paths.account,
  paths.order(":id"),
];

/** What pages read that is the same for everybody, or for everybody with the same prices. */
const commonReads = [
  shopRoutes.getProducts,
  shopRoutes.getFeaturedProducts,
  shopRoutes.getBrandNames,
  shopRoutes.getProduct,
  shopRoutes.getReviews,
  shopRoutes.searchProducts,
  shopRoutes.getFeatures,
  shopRoutes.getActiveSlides,
  shopRoutes.getTerms,
  shopRoutes.getCategories,
  shopRoutes.getKindPictures,
  shopRoutes.getHomeWords,
  shopRoutes.getHomeRows,
  shopRoutes.getPolicy,
  accountRoutes.getProductCards,
  accountRoutes.getComparison,
  accountRoutes.getSizeGuide,
];

/** What pages read of one account, besides who is signed in. */
const ownReads = [
  shopRoutes.getCart,
  shopRoutes.getOrders,
  shopRoutes.getOrder,
  shopRoutes.trackOrder,
  accountRoutes.getWishlist,
];

export const sessionPath = shopRoutes.checkAuth[1];

const oneOf = (patterns: readonly string[]) =>
  new RegExp(`^(?:${patterns.map((pattern) => pattern.replace(/:\w+/g, "[^/]+")).join("|")})/?$`);
const pages = oneOf(keptPages);
const common = oneOf(commonReads.map(([, path]) => path));
const cart = oneOf([shopRoutes.getCart[1]]);
const own = oneOf(ownReads.map(([, path]) => path));

/**
 * Pages of which the last copy is kept: their HTML is the same for everybody. Never one that pays, one behind a secret
 * link, or one that is read for a single time.
 */
export const isKeptPage = (pathname: string): boolean => pages.test(splitAddress(pathname).path);

/** Pages that are not kept, but for which the offline page may stand in: they show nothing and do nothing by themselves. */
export const isEntrance = (pathname: string): boolean =>
  /^\/(?:auth\/[\w-]+)?$/.test(splitAddress(pathname).path);

/** Closed without a connection: the offline page says why. */
export const isCheckout = (pathname: string): boolean => splitAddress(pathname).path === paths.checkout;

export const isCartRead = (pathname: string): boolean => cart.test(pathname);
export const isCommonRead = (pathname: string): boolean => common.test(pathname);
export const isOwnRead = (pathname: string): boolean => own.test(pathname);

/** Calls that begin, change or end a session. Only their address is looked at; they are left alone themselves. */
export const changesSession = (method: string, pathname: string): boolean =>
  method !== "GET" && pathname.startsWith("/api/auth/");
