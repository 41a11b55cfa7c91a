import { createHash, randomUUID } from "node:crypto";
import type { Product } from "./goods";
import { type Answer, send, surely } from "./send";
import type { Shopper } from "./shoppers";

/** A separate address and phone per shopper: cash orders to one of them wait for each other. */
const homeOf = ({ id }: Shopper) => {
  const number = Number.parseInt(createHash("sha256").update(id).digest("hex").slice(0, 8), 16);
  return {
    name: "Asha Patil",
    phone: `97${String(number % 100_000_000).padStart(8, "0")}`,
    address: `${number} Laxmi Road`,
    city: "Pune",
    state: "Maharashtra",
    pincode: "411001",
  };
};

export type OrderAnswer = {
  orderId: string;
  code: string;
  message: string;
  razorpayOrderId: string;
  order: { orderNumber: string; orderStatus: string; totalAmount: number };
};
export type Placed = Answer<Partial<OrderAnswer>>;

type Choices = { key?: string; cartId?: string; paymentMethod?: "cod" | "online" };

/** Sends the order of the shopper's cart once. */
export function place(url: string, shopper: Shopper, choices: Choices = {}): Promise<Placed> {
  const { id, token } = shopper;
  const { key, cartId, paymentMethod = "cod" } = choices;
  const body = { userId: id, addressInfo: homeOf(shopper), paymentMethod, cartId };
  return send<OrderAnswer>(`${url}/api/shop/order/create`, { body, token, key });
}

/**
 * The same, sent until the response is final, with one key: a busy shop goes on with an order that it could not answer in
 * time.
 */
export function orderSurely(url: string, shopper: Shopper, choices: Choices = {}): Promise<Placed> {
  const keyed = { key: randomUUID(), ...choices };
  return surely(() => place(url, shopper, keyed));
}

const newCartPieces = (shopper: Shopper, product: Product, quantity: number) => ({
  body: { userId: shopper.id, productId: product.id, quantity },
  token: shopper.token,
});

/** Sets how many of a product are in the shopper's cart, with retries while the shop is down. */
export async function fill(url: string, shopper: Shopper, product: Product, quantity = 1): Promise<Answer> {
  const key = randomUUID();
  return surely(async () => {
    const set = await send(`${url}/api/shop/cart/update-cart`, {
      method: "PUT",
      ...newCartPieces(shopper, product, quantity),
    });
    if (set.status !== 404) return set;
    return send(`${url}/api/shop/cart/add`, { ...newCartPieces(shopper, product, quantity), key });
  });
}

export function emptyCart(url: string, { id, token }: Shopper): Promise<Answer> {
  return surely(() => send(`${url}/api/shop/cart/clear/${id}`, { method: "DELETE", token }));
}

/** The id of the shopper's open cart. */
export async function cartIdOf(url: string, { id, token }: Shopper): Promise<string | undefined> {
  const { body } = await surely(() =>
    send<{ data: { _id: string } }>(`${url}/api/shop/cart/get/${id}`, { token }),
  );
  return body.data?._id;
}

export type Tried = { key: string; shopper: Shopper; answers: Placed[] };

/** An order as a patient shopper sends it: with one key, until the response is final. */
export async function placeSurely(
  urlOf: () => string,
  shopper: Shopper,
  key: string = randomUUID(),
): Promise<Tried> {
  const answers: Placed[] = [];
  await surely(async () => {
    const answer = await place(urlOf(), shopper, { key });
    answers.push(answer);
    return answer;
  });
  return { key, shopper, answers };
}
