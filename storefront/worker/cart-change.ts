import type { LateChange } from "@contract/cart";
import { shopRoutes } from "@contract/generated/shop-routes";

/** A change of somebody's cart as a page asks for it. */
export type AskedChange = Pick<LateChange, "kind" | "productId" | "variantId" | "size" | "quantity"> & {
  userId: string;
};

const [, addPath] = shopRoutes.addToCart;
const [, setPath] = shopRoutes.updateCart;
const linePath = new RegExp(`^${shopRoutes.removeFromCart[1].replace(/:\w+/g, "([^/]+)")}$`);

/** Whether this call adds to a cart, sets the number of a line or takes a line out. */
export const changesCart = (method: string, pathname: string): boolean =>
  (method === "POST" && pathname === addPath) ||
  (method === "PUT" && pathname === setPath) ||
  (method === "DELETE" && linePath.test(pathname));

/** What such a call asks for; undefined if it is none that a cart of the shop's pages sends. */
export function askedChange(method: string, address: string, body: string): AskedChange | undefined {
  const { pathname, searchParams } = new URL(address);
  if (method === "DELETE") {
    const [, userId, productId] = linePath.exec(pathname)?.map(decodeURIComponent) ?? [];
    const variantId = searchParams.get("variantId");
    if (!userId || !productId || !variantId) return undefined;
    return { kind: "remove", userId, productId, variantId, quantity: 1 };
  }
  const { userId, productId, variantId, size, quantity } = JSON.parse(body) as Record<string, unknown>;
  if (typeof userId !== "string" || typeof productId !== "string" || typeof quantity !== "number")
    return undefined;
  return {
    kind: method === "POST" ? "add" : "set",
    userId,
    productId,
    quantity,
    ...(typeof variantId === "string" && { variantId }),
    ...(typeof size === "string" && { size }),
  };
}
