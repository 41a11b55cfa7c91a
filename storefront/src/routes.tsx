import { filterNames } from "./features/catalog/filter-names";
import { lazyPage } from "./lib/lazy-page";
import { paths } from "./paths";
import type { ShopRoute } from "./routing/route";

const page = {
  about: lazyPage("about", ["about"], () => import("./pages/about")),
  account: lazyPage("account", ["account", "orders", "orderlist"], () => import("./pages/account")),
  checkout: lazyPage("checkout", ["checkout", "cart", "addresses"], () => import("./pages/checkout")),
  contact: lazyPage("contact", ["contact", "footer"], () => import("./pages/contact")),
  forgotPassword: lazyPage("forgot-password", ["auth"], () => import("./pages/forgot-password")),
  home: lazyPage("home", ["home", "strips"], () => import("./pages/home")),
  listing: lazyPage("listing", ["catalog"], () => import("./pages/listing")),
  login: lazyPage("login", ["auth"], () => import("./pages/login")),
  notFound: lazyPage("not-found", ["instead"], () => import("./pages/not-found")),
  orderDetails: lazyPage("order-details", ["orders"], () => import("./pages/order-details")),
  orderSuccess: lazyPage("order-success", ["placed"], () => import("./pages/order-success")),
  paymentSuccess: lazyPage("payment-success", ["payment", "orders"], () => import("./pages/payment-success")),
  preview: lazyPage("preview", ["product"], () => import("./pages/preview")),
  privacy: lazyPage("privacy", ["policies"], () => import("./pages/privacy")),
  product: lazyPage("product", ["product"], () => import("./pages/product")),
  paymentReturn: lazyPage("payment-return", ["payment"], () => import("./pages/payment-return")),
  register: lazyPage("register", ["auth"], () => import("./pages/register")),
  returns: lazyPage("returns", ["policies"], () => import("./pages/returns")),
  root: lazyPage("root", [], () => import("./pages/root")),
  search: lazyPage("search", ["catalog"], () => import("./pages/search")),
  terms: lazyPage("terms", ["policies"], () => import("./pages/terms")),
  trackOrder: lazyPage("track-order", ["track", "orders"], () => import("./pages/track-order")),
  unauthorised: lazyPage("unauthorised", ["instead"], () => import("./pages/unauthorised")),
  whenBackStop: lazyPage("when-back-stop", ["whenback"], () => import("./pages/when-back-stop")),
  unavailable: lazyPage("unavailable", ["instead"], () => import("./pages/unavailable")),
};

/** The table of Spec §2: every address of the shop, what stands there, who may see it. */
export const routes: readonly ShopRoute[] = [
  { paths: [paths.root], page: page.root, layout: "bare", access: "any", meta: "home", noIndex: true },
  {
    paths: [paths.home, "/home"],
    page: page.home,
    layout: "shop",
    access: "public",
    meta: "home",
  },
  {
    paths: [paths.listing, "/listing"],
    page: page.listing,
    layout: "shop",
    access: "public",
    meta: "listing",
    query: filterNames,
  },
  {
    paths: [paths.search, "/search"],
    page: page.search,
    layout: "shop",
    access: "public",
    meta: "search",
    query: ["q", "keyword", ...filterNames],
  },
  {
    paths: ["/shop/product/:slug"],
    page: page.product,
    layout: "shop",
    access: "public",
    meta: "product",
    query: ["variant"],
  },
  {
    paths: [paths.orderSuccess],
    page: page.orderSuccess,
    layout: "shop",
    access: "public",
    meta: "orderSuccess",
    query: ["order"],
    noIndex: true,
  },
  { paths: [paths.about], page: page.about, layout: "shop", access: "public", meta: "about" },
  {
    paths: [paths.privacy],
    page: page.privacy,
    layout: "shop",
    access: "public",
    meta: "privacy",
  },
  {
    paths: [paths.returns],
    page: page.returns,
    layout: "shop",
    access: "public",
    meta: "returns",
  },
  {
    paths: [paths.terms],
    page: page.terms,
    layout: "shop",
    access: "public",
    meta: "terms",
  },
  { paths: [paths.contact], page: page.contact, layout: "shop", access: "public", meta: "contact" },
  { paths: [paths.trackOrder], page: page.trackOrder, layout: "shop", access: "public", meta: "trackOrder" },

  { paths: [paths.login], page: page.login, layout: "auth", access: "guests", meta: "login" },
  { paths: [paths.register], page: page.register, layout: "auth", access: "guests", meta: "register" },
  {
    paths: [paths.forgotPassword],
    page: page.forgotPassword,
    layout: "auth",
    access: "guests",
    meta: "forgotPassword",
    noIndex: true,
  },

  {
    paths: [paths.checkout],
    page: page.checkout,
    layout: "shop",
    access: "shopper",
    meta: "checkout",
    pays: true,
    noIndex: true,
  },
  {
    paths: [paths.account],
    page: page.account,
    layout: "shop",
    access: "shopper",
    meta: "account",
    noIndex: true,
  },
  {
    paths: ["/shop/order/:id"],
    page: page.orderDetails,
    layout: "shop",
    access: "shopper",
    meta: "order",
    noIndex: true,
  },
  {
    paths: [paths.paymentReturn],
    page: page.paymentReturn,
    layout: "shop",
    access: "shopper",
    meta: "paymentReturn",
    pays: true,
    noIndex: true,
  },
  {
    paths: [paths.paymentSuccess],
    page: page.paymentSuccess,
    layout: "shop",
    access: "shopper",
    meta: "paymentSuccess",
    noIndex: true,
  },

  {
    paths: [paths.whenBackStop],
    page: page.whenBackStop,
    layout: "shop",
    access: "any",
    meta: "whenBackStop",
    query: ["token"],
    noIndex: true,
  },
  {
    paths: ["/shop/preview/:token"],
    page: page.preview,
    layout: "shop",
    access: "any",
    meta: "preview",
    noIndex: true,
    isPrivate: true,
  },
  {
    paths: [paths.unauthorised],
    page: page.unauthorised,
    layout: "shop",
    access: "any",
    meta: "unauthorised",
    noIndex: true,
  },
];

/** A product opened over the page one is on; the address is the product page's. */
export const productDialog = lazyPage("product-dialog", ["product"], () => import("./pages/product-dialog"));

/** Any other address; and what stands on every address while the backend is away. */
export const notFoundRoute: ShopRoute = {
  paths: ["*"],
  page: page.notFound,
  layout: "shop",
  access: "any",
  meta: "notFound",
  noIndex: true,
};
export const unavailableRoute: ShopRoute = {
  paths: ["*"],
  page: page.unavailable,
  layout: "shop",
  access: "any",
  meta: "unavailable",
  noIndex: true,
};
