import type { Input } from "@/lib/api";

const names = ["productId", "size", "variantId", "quantity", "slug", "after"] as const;
/** Of a value that an address or a form hands on. */
export const longest = 160;

/** What is to be put in the cart or on the wishlist (`after`), as a form or an address names it; it waits in the sign-in form of a guest. */
export type Wanted = Partial<Record<(typeof names)[number], string>>;

/** Undefined if no product is named. */
export function readWanted(from: URLSearchParams): Wanted | undefined {
  const given = names.map((name) => [name, from.get(name)?.trim().slice(0, longest)] as const);
  const wanted: Wanted = Object.fromEntries(given.filter(([, value]) => value));
  return wanted.productId ? wanted : undefined;
}

/** The call that adds it. A quantity that is no number is refused by the shop, in words. */
export const addition = (
  userId: string,
  { productId = "", variantId, size, quantity = "1" }: Wanted,
): Input<"addToCart"> => ({
  body: {
    userId,
    productId,
    quantity: Number(quantity),
    ...(variantId && { variantId }),
    ...(size && { size }),
  },
});
