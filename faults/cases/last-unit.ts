import { randomUUID } from "node:crypto";
import type { Fault, Shape } from "../fault";
import { expectSame, misanswered } from "../shop/assertions";
import { emptyCart, fill, orderSurely, type Placed } from "../shop/checkout";
import { newProduct, type Product, restock, shelfOf } from "../shop/goods";
import { send, surely } from "../shop/send";
import { type Shopper, someShoppers } from "../shop/shoppers";
import { redisMissing } from "../testbed/redis";
import type { Testbed } from "../testbed/testbed";

const people = 50;
/** Stock edits by staff while clients order: the same stock again, one item more. */
const edits = [0, 1, 0];

/** One variant on two lines of one cart, which the engine itself would allow; the database must not. */
async function doubleLine(testbed: Testbed, shopper: Shopper): Promise<string[]> {
  const doubled = testbed.query(
    `insert into cart_line_item select (jsonb_populate_record(l, jsonb_build_object('id', 'cali_' || gen_random_uuid()))).*
     from cart_line_item l join cart c on c.id = l.cart_id
     where c.customer_id = $1 and c.completed_at is null and l.deleted_at is null`,
    [shopper.id],
  );
  return doubled.then(
    () => ["a cart has one variant on two lines"],
    (error: { code?: string }) => expectSame("two lines of one variant", error.code, "23505"),
  );
}

/** "Buy now" for an item already in the cart, at the moment of the order. */
async function buyNow(url: string, shopper: Shopper, product: Product): Promise<Placed> {
  const key = randomUUID();
  await surely(() =>
    send(`${url}/api/shop/cart/add`, {
      body: { userId: shopper.id, productId: product.id, quantity: 1 },
      token: shopper.token,
      key,
    }),
  );
  return orderSurely(url, shopper);
}

/**
 * Fifty people order the last items at the same moment, one of them by "Buy now" for a full cart, while staff change
 * the stock. Every item is sold, and none twice.
 */
const lastUnit = (shape: Shape): Fault => ({
  name: shape === "one" ? "last-unit" : "last-unit-two-servers",
  unit: `rounds of ${people} shoppers`,
  full: 100,
  small: 1,
  shape,
  unable: shape === "many" ? redisMissing : undefined,
  run: async (testbed, amount) => {
    const shoppers = await someShoppers(testbed, people);
    const answers: Placed[] = [];
    const violations: string[] = [];
    let orders = 0;
    for (let round = 0; round < amount; round += 1) {
      const units = 1 + (round % 3);
      const product = await newProduct(testbed, units);
      await Promise.all(shoppers.map((shopper, at) => fill(testbed.urlFor(at), shopper, product)));
      const [greedy] = shoppers;
      if (greedy && round === 0) violations.push(...(await doubleLine(testbed, greedy)));

      const race = shoppers.map((shopper, at) =>
        shopper === greedy
          ? buyNow(testbed.urlFor(at), shopper, product)
          : orderSurely(testbed.urlFor(at), shopper),
      );
      const edited = edits.map((more, at) => surely(() => restock(testbed, product, units + more, at)));
      const raced = await Promise.all(race);
      await Promise.all(edited);
      // Whatever the order of the edits, this many are now in stock; shoppers who lost come back for the rest.
      await surely(() => restock(testbed, product, units + 1));
      const late = await Promise.all(
        shoppers.map((shopper, at) =>
          raced[at]?.status === 201 ? undefined : orderSurely(testbed.urlFor(at), shopper),
        ),
      );
      const all = [...raced, ...late.flatMap((answer) => answer ?? [])];
      const made = all.filter(({ status }) => status === 201).length;
      const shelf = await shelfOf(testbed, product);
      violations.push(
        ...expectSame(`round ${round}: shelf`, shelf, { stocked: units + 1, reserved: units + 1 }),
      );
      if (made > units + 1 || made < units)
        violations.push(`round ${round}: ${made} orders of ${units + 1} pieces`);
      violations.push(...misanswered(all));
      for (const { status, body } of all)
        if (![201, 409].includes(status)) violations.push(`an order was answered ${status} ${body.code}`);
      answers.push(...all);
      orders += made;
      await Promise.all(shoppers.map((shopper, at) => emptyCart(testbed.urlFor(at), shopper)));
    }
    return { orders, refused: answers.length - orders, violations };
  },
});

export const lastUnitCases: Fault[] = [lastUnit("one"), lastUnit("many")];
