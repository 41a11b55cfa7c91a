import type { PolicyName } from "@contract/policy-text";
import { OverFailed } from "./components/over-failed";
import { filterNames } from "./features/catalog/filter-names";
import { lazyPage } from "./lib/lazy-page";
import { paths } from "./paths";
import type { MetaKey } from "./routing/head";
import type { ShopRoute } from "./routing/route";

const page = {
  about: lazyPage("about", ["about"], () => import("./pages/about")),
  account: lazyPage("account", ["account", "orders", "orderlist"], () => import("./pages/account")),
  compare: lazyPage("compare", ["compare"], () => import("./pages/compare")),
  checkout: lazyPage("checkout", ["checkout", "cart", "addresses"], () => import("./pages/checkout")),
  contact: lazyPage("contact", ["contact", "footer"], () => import("./pages/contact")),
  forgotPassword: lazyPage("forgot-password", ["auth"], () => import("./pages/forgot-password")),
  home: lazyPage("home", ["home"], () => import("./pages/home")),
  homePreview: lazyPage("home-preview", [], () => import("./pages/home-preview")),
  listing: lazyPage("listing", ["catalog"], () => import("./pages/listing")),
  login: lazyPage("login", ["auth"], () => import("./pages/login")),
  notFound: lazyPage("not-found", ["instead"], () => import("./pages/not-found")),
  order: lazyPage("order-details", ["orders"], () => import("./pages/order-details")),
  orderSuccess: lazyPage("order-success", ["placed"], () => import("./pages/order-success")),
  paymentSuccess: lazyPage("payment-success", ["payment", "orders"], () => import("./pages/payment-success")),
  preview: lazyPage("preview", ["product"], () => import("./pages/preview")),
  policy: lazyPage("policy", ["policies"], () => import("./pages/policy")),
  product: lazyPage("product", ["product"], () => import("./pages/product")),
  paymentReturn: lazyPage("payment-return", ["payment"], () => import("./pages/payment-return")),
  register: lazyPage("register", ["auth"], () => import("./pages/register")),
  root: lazyPage("root", [], () => import("./pages/root")),
  search: lazyPage("search", ["catalog"], () => import("./pages/search")),
  sharedWishlist: lazyPage("shared-wishlist", ["wishlist"], () => import("./pages/shared-wishlist")),
  trackOrder: lazyPage("track-order", ["track", "orders"], () => import("./pages/track-order")),
  unauthorised: lazyPage("unauthorised", ["instead"], () => import("./pages/unauthorised")),
  whenBackStop: lazyPage("when-back-stop", ["whenback"], () => import("./pages/when-back-stop")),
  wishlist: lazyPage("wishlist", ["wishlist"], () => import("./pages/wishlist")),
  unavailable: lazyPage("unavailable", ["instead"], () => import("./pages/unavailable")),
};

/** A page of the shop that everybody may see, unless more is said of it. */
const inShop = (
  path: string | ShopRoute["paths"],
  name: keyof typeof page & MetaKey,
  more: Partial<ShopRoute> = {},
): ShopRoute => ({
  paths: typeof path === "string" ? [path] : path,
  page: page[name],
  layout: "shop",
  access: "public",
  meta: name,
  ...more,
});
const policy = (meta: PolicyName): ShopRoute => ({
  paths: [paths[meta]],
  page: page.policy,
  layout: "shop",
  access: "public",
  meta,
});
const unlisted = { noIndex: true } as const;
const signedIn = { access: "shopper", ...unlisted } as const;
const paying = { ...signedIn, pays: true } as const;
const anywhere = { access: "any", ...unlisted } as const;
const byLink = { ...anywhere, isPrivate: true } as const;
const forGuests = { layout: "auth", access: "guests" } as const;

/** The table of Spec §2: every address of the shop, what stands there, who may see it. */
export const routes: readonly ShopRoute[] = [
  inShop(paths.root, "home", { ...anywhere, page: page.root, layout: "bare" }),
  inShop([paths.home, "/home"], "home"),
  inShop([paths.listing, "/listing"], "listing", { query: filterNames }),
  inShop([paths.search, "/search"], "search", { query: ["q", "keyword", ...filterNames] }),
  inShop("/shop/product/:slug", "product", { query: ["variant", "like", "stars", "photos"] }),
  inShop(paths.orderSuccess, "orderSuccess", { query: ["order"], ...unlisted }),
  inShop(paths.about, "about"),
  policy("privacy"),
  policy("returns"),
  policy("terms"),
  policy("delivery"),
  policy("faq"),
  inShop(paths.contact, "contact"),
  inShop(paths.trackOrder, "trackOrder"),
  inShop(paths.wishlist, "wishlist", unlisted),
  inShop(paths.compare, "compare", { ...unlisted, query: ["products"] }),
  inShop("/shop/wishlist/:token", "sharedWishlist", byLink),

  inShop(paths.login, "login", forGuests),
  inShop(paths.register, "register", forGuests),
  inShop(paths.forgotPassword, "forgotPassword", { ...forGuests, ...unlisted }),

  inShop(paths.checkout, "checkout", { ...paying, isOwn: true, query: ["pay"] }),
  inShop(paths.account, "account", signedIn),
  inShop("/shop/order/:id", "order", signedIn),
  inShop(paths.paymentReturn, "paymentReturn", paying),
  inShop(paths.paymentSuccess, "paymentSuccess", signedIn),

  inShop(paths.whenBackStop, "whenBackStop", { ...anywhere, query: ["token"] }),
  inShop("/shop/home-preview/:token", "preview", { ...byLink, page: page.homePreview }),
  inShop("/shop/preview/:token", "preview", byLink),
  inShop(paths.unauthorised, "unauthorised", anywhere),
];

/** A product opened over the page one is on; the address is the product page's. */
export const productDialog = lazyPage(
  "product-dialog",
  ["product"],
  () => import("./pages/product-dialog"),
  OverFailed,
);

/** Any other address; and what stands on every address while the backend is away. */
export const notFoundRoute = inShop("*", "notFound", anywhere);
export const unavailableRoute = inShop("*", "unavailable", anywhere);
