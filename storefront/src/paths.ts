import type { Category } from "@contract/constants";

/** Every address of the shop that code links to. The route table (routes.tsx) says what stands there. */
export const paths = {
  root: "/",
  home: "/shop/home",
  listing: "/shop/listing",
  search: "/shop/search",
  wishlist: "/shop/wishlist",
  compare: "/compare",
  checkout: "/shop/checkout",
  account: "/shop/account",
  orderSuccess: "/order-success",
  paymentReturn: "/shop/razorpay-return",
  paymentSuccess: "/shop/payment-success",
  login: "/auth/login",
  register: "/auth/register",
  forgotPassword: "/auth/forgot-password",
  adminDashboard: "/admin/dashboard",
  /** Where the link in a mail leads: `catalog/when-back/mail.ts`. */
  whenBackStop: "/shop/when-back/stop",
  unauthorised: "/unauth-page",
  about: "/about",
  privacy: "/privacy-policy",
  returns: "/return-policy",
  terms: "/terms",
  delivery: "/delivery-policy",
  faq: "/faq",
  contact: "/contact",
  trackOrder: "/track-order",
  category: (category: Category) => `/shop/listing?category=${category}`,
  product: (slug: string) => `/shop/product/${slug}`,
  searchFor: (words: string) => `/shop/search?q=${encodeURIComponent(words)}`,
  sharedWishlist: (token: string) => `/shop/wishlist/${token}`,
  order: (id: string) => `/shop/order/${id}`,
} as const;

/** The public page of an order that was placed; the key keeps others' orders from being counted. */
export const orderSuccessPath = (order: { orderNumber: string; summaryKey: string }): string =>
  `${paths.orderSuccess}?${new URLSearchParams({ order: order.orderNumber, key: order.summaryKey })}`;

/** The paths on which a product list stands. */
export const listingPaths: readonly string[] = ["/listing", paths.listing];
