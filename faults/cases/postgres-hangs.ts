import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../fault";
import { newProduct } from "../shop/goods";
import { send, surely } from "../shop/send";
import { someShoppers } from "../shop/shoppers";

/** Longer than the deadline of a request. */
const frozenMs = 12_000;

/** The database hangs: requests get a retryable error, and succeed later. */
export const postgresHangs: Fault = {
  name: "postgres-hangs",
  unit: "times 12 s frozen",
  full: 5,
  small: 1,
  shape: "one",
  run: async (testbed, amount) => {
    const product = await newProduct(testbed, 10);
    const [shopper] = await someShoppers(testbed, 1);
    const url = testbed.urlFor(0);
    const asks = [
      `/api/shop/cart/get/${shopper?.id}`,
      "/api/admin/orders/get?limit=5",
      `/api/shop/review/${product.id}`,
      "/api/ready",
    ];
    const violations: string[] = [];
    let refused = 0;
    for (let round = 0; round < amount; round += 1) {
      const thaw = testbed.database.freeze();
      const asked = asks.map((path) => send(url + path, { token: shopper?.token }));
      await pause(frozenMs);
      thaw();
      for (const [at, { status }] of (await Promise.all(asked)).entries()) {
        if (status === 503) refused += 1;
        else if (status === 0 || status >= 500) violations.push(`${asks[at]} was answered ${status}`);
      }
      const { status } = await surely(() =>
        send(`${url}/api/shop/cart/get/${shopper?.id}`, { token: shopper?.token }),
      );
      if (status !== 200) violations.push(`once it went on, a cart was answered ${status}`);
    }
    if (refused === 0) violations.push("nobody was told to ask again: nothing was tried");
    return { orders: 0, refused, violations };
  },
};
