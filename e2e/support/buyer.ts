import type { Page } from "@playwright/test";
import { type Account, registerShopper, signIn } from "./accounts";
import { callShop } from "./call-shop";

type Goods = { _id: string; title: string; totalStock: number; choices?: object };

/** A shopper about to check out: signed in, with an address and a filled cart. */
export type Buyer = { account: Account; userId: string; addressId: string; productId: string; title: string };

const pune = { city: "Pune", state: "Maharashtra", pincode: "411001" };

/** Toys that can be paid online or in cash. */
const modest = { category: "toys", minPrice: "300", maxPrice: "900" };
/** Expensive enough that a first cash order waits for a code. */
export const dear = { category: "electronics", minPrice: "3500", maxPrice: "7000" };

/** Creates a buyer with one or more items of a product that many journeys can buy at once. */
export async function becomeBuyer(
  page: Page,
  town = pune,
  wish: typeof modest = modest,
  quantity = 1,
  named?: string,
): Promise<Buyer> {
  const { request } = page;
  const account = await registerShopper(request, named);
  await signIn(page, account);
  const { user } = await callShop(request, ["GET", "/api/auth/check-auth"]);
  const { userName: name, phone } = account;
  // A different address per buyer: cash is limited by address too.
  const place = { address: `7 Laxmi Road, Sadashiv Peth, flat ${phone.slice(1)}`, ...town };
  const { data: home } = await callShop(request, ["POST", "/api/shop/address/add"], {
    body: { userId: user.id, name, phone, ...place },
  });
  const goods = await findPlenty(page, wish);
  const buyer = {
    account,
    userId: user.id,
    addressId: home._id,
    productId: goods._id,
    title: goods.title,
  };
  await fillCart(page, buyer, quantity);
  return buyer;
}

/** Puts the buyer's goods into the cart; also for another order. */
export const fillCart = ({ request }: Page, { userId, productId }: Buyer, quantity = 1) =>
  callShop(request, ["POST", "/api/shop/cart/add"], { body: { userId, productId, quantity } });

/** The product with the largest stock among such goods with nothing to choose. */
async function findPlenty({ request }: Page, wish: typeof modest): Promise<Goods> {
  const query = { ...wish, inStock: "true", limit: "50" };
  const { data } = await callShop(request, ["GET", "/api/shop/products/get"], { query });
  const [most] = (data as Goods[])
    .filter(({ choices }) => !choices)
    .sort((one, other) => other.totalStock - one.totalStock);
  if (!most) throw new Error(`The demo shop has none of ${Object.values(wish).join(", ")}`);
  return most;
}

/** Places the order of the buyer's cart through the API; returns the response. */
export const placeOrder = (page: Page, { userId, addressId }: Buyer, paymentMethod: "cod" | "online") =>
  callShop(page.request, ["POST", "/api/shop/order/create"], { body: { userId, addressId, paymentMethod } });
