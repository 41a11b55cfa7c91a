import { randomUUID } from "node:crypto";
import type { Fault, Shape } from "../fault";
import { countOrders, expectSame, misanswered } from "../shop/assertions";
import { cartIdOf, emptyCart, fill, orderSurely, type Placed, place } from "../shop/checkout";
import { newProduct, type Product } from "../shop/goods";
import { isRetryable } from "../shop/send";
import { type Shopper, someShoppers } from "../shop/shoppers";
import { redisMissing } from "../testbed/redis";
import type { Testbed } from "../testbed/testbed";

type Way = (testbed: Testbed, shopper: Shopper, product: Product, round: number) => Promise<Placed[]>;

/** The ways in which one order request reaches the shop more than once. */
const ways: Record<string, Way> = {
  "a double click": (testbed, shopper, _product, at) => {
    const key = randomUUID();
    return Promise.all([0, 1].map((click) => orderSurely(testbed.urlFor(at + click), shopper, { key })));
  },
  "a double click of a page without keys": async (testbed, shopper, _product, at) => {
    const clicks = await Promise.all([0, 1].map((click) => place(testbed.urlFor(at + click), shopper)));
    // A machine that is too busy to answer either: the shopper presses again.
    return clicks.every(isRetryable) ? [...clicks, await orderSurely(testbed.urlFor(at), shopper)] : clicks;
  },
  "two tabs": async (testbed, shopper, _product, at) => {
    const cartId = await cartIdOf(testbed.urlFor(at), shopper);
    return Promise.all([0, 1].map((tab) => orderSurely(testbed.urlFor(at + tab), shopper, { cartId })));
  },
  "the back button": async (testbed, shopper, _product, at) => {
    const key = randomUUID();
    const first = await orderSurely(testbed.urlFor(at), shopper, { key });
    return [first, await orderSurely(testbed.urlFor(at + 1), shopper, { key })];
  },
  "an old page sent again beside a new cart": async (testbed, shopper, product, at) => {
    const cartId = await cartIdOf(testbed.urlFor(at), shopper);
    const first = await orderSurely(testbed.urlFor(at), shopper, { cartId });
    await fill(testbed.urlFor(at), shopper, product, 2);
    const again = await orderSurely(testbed.urlFor(at + 1), shopper, { cartId });
    await emptyCart(testbed.urlFor(at), shopper);
    return [first, again];
  },
};

/** Exactly one order each, however often and wherever the request is sent. */
const sentTwice = (shape: Shape): Fault => ({
  name: shape === "one" ? "sent-twice" : "sent-twice-two-servers",
  unit: "orders sent twice",
  full: 200,
  small: 5,
  shape,
  unable: shape === "many" ? redisMissing : undefined,
  run: async (testbed, amount) => {
    const shoppers = await someShoppers(testbed, amount);
    const product = await newProduct(testbed, 90_000);
    const violations: string[] = [];
    let refused = 0;
    for (const [round, shopper] of shoppers.entries()) {
      const [name, send] = Object.entries(ways)[round % Object.keys(ways).length] ?? [];
      await fill(testbed.urlFor(round), shopper, product);
      const answers = (await send?.(testbed, shopper, product, round)) ?? [];
      // Without a key a busy shop's 503 is the last word: the other click has the order.
      const ids = new Set(answers.filter((one) => !isRetryable(one)).map(({ body }) => body.orderId));
      refused += answers.filter(({ status }) => status !== 201).length;
      if (ids.size !== 1 || ids.has(undefined))
        violations.push(
          `${name}: ${answers.map(({ status, body }) => `${status} ${body.orderId ?? body.code}`)}`,
        );
      violations.push(...misanswered(answers));
    }
    const orders = await countOrders(
      testbed,
      shoppers.map(({ id }) => id),
    );
    violations.push(...expectSame("orders in the database", orders, amount));
    return { orders, refused, violations };
  },
});

export const sentTwiceCases: Fault[] = [sentTwice("one"), sentTwice("many")];
