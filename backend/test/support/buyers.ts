import { createHash, randomBytes } from "node:crypto";
import { Modules } from "@medusajs/framework/utils";
import type { Placement } from "../../src/checkout/place-order";
import type { AddressInput } from "../../src/contract/addresses";
import type { Signed } from "./call";
import { homeOf } from "./goods";
import { loadBackend } from "./load-backend";
import type { Shop } from "./open-shop";

export type TestBuyer = { id: string; userName: string; email: string; phone: string | null };

let made = 0;

/** Customers of the engine without a sign-in: enough to order, and fast to create. */
export async function buyers(shop: Shop, count: number): Promise<TestBuyer[]> {
  const people = Array.from({ length: count }, () => {
    made += 1;
    return {
      first_name: `Buyer ${made}`,
      email: `buyer-${process.pid}-${made}@example.com`,
      has_account: true,
    };
  });
  const customers = await shop.container.resolve(Modules.CUSTOMER).createCustomers(people);
  return customers.map(({ id, email }, at) => ({ id, email, userName: `Buyer ${at}`, phone: null }));
}

/** A session of the buyer, written to the database directly: its password would cost more than the test. */
export async function signedIn(shop: Shop, buyer: TestBuyer): Promise<TestBuyer & Signed> {
  const token = randomBytes(32).toString("base64url");
  await shop.query({
    text: `insert into shop_session (token_hash, actor_kind, actor_id, expires_at)
           values ($1, 'shopper', $2, now() + interval '1 hour')`,
    values: [createHash("sha256").update(token).digest(), buyer.id],
  });
  return { ...buyer, token };
}

type Ordering = {
  add: typeof import("../../src/cart/change-cart");
  place: typeof import("../../src/checkout/place-order");
};

function ordering(): Ordering {
  return {
    add: loadBackend("./cart/change-cart"),
    place: loadBackend("./checkout/place-order"),
  };
}

export function addTo(shop: Shop, buyer: TestBuyer, productId: string, quantity = 1): Promise<void> {
  return ordering().add.addLine(shop.container, buyer, { productId, quantity });
}

type Options = NonNullable<Parameters<Ordering["place"]["placeOrder"]>[2]>;

/**
 * Places the buyer's cart in this process, without the routes, to the buyer's own home or elsewhere; `options` may
 * stop it between its steps.
 */
export function placeFor(
  shop: Shop,
  buyer: TestBuyer,
  options: Options = {},
  home: AddressInput = homeOf(buyer),
): Promise<Placement> {
  const request = {
    buyer,
    address: { ...home, email: null, notes: null },
    deliveryMethod: "courier" as const,
    paymentMethod: "cod" as const,
    notes: null,
    cartId: null,
    expectedTotal: null,
    idempotencyKey: null,
    at: new Date(),
  };
  return ordering().place.placeOrder(shop.container, request, options);
}
