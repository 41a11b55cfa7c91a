import { sizeGuidePath } from "@/features/size-guide/size-guide-path";
import { paths } from "@/paths";

/**
 * The pages that need no script. They belong to one visitor and are never kept; what the shop shows to everybody stays
 * where it is, and leads here where scripts are off.
 */
export const plain = {
  cart: "/plain/cart",
  login: "/plain/login",
  code: "/plain/code",
  register: "/plain/register",
  logout: "/plain/logout",
  checkout: "/plain/checkout",
  order: "/plain/order",
  orders: "/plain/orders",
  cancel: "/plain/cancel",
  returning: "/plain/return",
  refund: "/plain/refund",
  track: "/plain/track",
  wishlist: "/plain/wishlist",
  addresses: "/plain/addresses",
  account: "/plain/account",
  forgot: "/plain/forgot-password",
  ticket: "/plain/contact",
  reviews: "/plain/reviews",
  whenBack: "/plain/when-back",
  whenBackStop: "/plain/when-back-stop",
  delivery: "/plain/delivery",
  lite: "/plain/lite",
  questions: "/plain/questions",
  sizeGuide: sizeGuidePath,
} as const;

/** Pages of the shop whose form is sent here if no script takes it over, by their addresses. */
export const takenOver: Readonly<Record<string, PlainAddress>> = {
  [paths.login]: plain.login,
  [paths.register]: plain.register,
  [paths.forgotPassword]: plain.forgot,
  [paths.contact]: plain.ticket,
  [paths.trackOrder]: plain.track,
  [paths.whenBackStop]: plain.whenBackStop,
};

export type PlainAddress = (typeof plain)[keyof typeof plain];

const all: readonly string[] = Object.values(plain);

/** The plain page that answers this request; undefined for all others. */
export function plainAt(method: string | undefined, path: string): PlainAddress | undefined {
  if (all.includes(path)) return path as PlainAddress;
  return method === "POST" ? takenOver[path] : undefined;
}

/** An address with a query, whose blank values are omitted. */
export function withQuery(address: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${address}?${new URLSearchParams(given)}` : address;
}
