import { randomUUID } from "node:crypto";
import type { Fault } from "../fault";
import { expectSame, misanswered } from "../shop/assertions";
import { emptyCart, fill, orderSurely, type Placed } from "../shop/checkout";
import { newProduct, type Product, shelfOf, staffToken } from "../shop/goods";
import { type Answer, send, surely } from "../shop/send";
import { someShoppers } from "../shop/shoppers";
import type { Testbed } from "../testbed/testbed";

const people = 12;
const stock = 40;
/** Stock corrections by staff while people order; each is sent twice, as over a bad connection. */
const counted = [5, -2, 3, -1, 4];

type Shown = {
  version: string;
  title: string;
  price: number;
  stockedQuantity: number;
  reservedQuantity: number;
};
type Edited = { data: Shown; code: string };

/** A staff client: retries until it gets a response, as staff do with a busy shop. */
async function desk(
  testbed: Testbed,
  method: "GET" | "PUT" | "POST",
  path: string,
  body?: object,
  key?: string,
) {
  const token = await staffToken(testbed);
  return surely(() =>
    send<Edited>(`${testbed.urlFor(0)}/api/admin/products/${path}`, {
      method,
      token,
      ...(body && { body }),
      ...(key && { key }),
    }),
  );
}

const read = async (testbed: Testbed, { id }: Product) =>
  (await desk(testbed, "GET", `get/${id}`)).body.data as Shown;

/** Two tabs opened before the first order: each saves its own field, as a whole form would. */
async function tabs(testbed: Testbed, product: Product, opened: Shown, round: number): Promise<string[]> {
  const save = (changes: object) =>
    desk(testbed, "PUT", `edit/${product.id}`, { ...opened, ...changes, version: opened.version });
  const titles = [`Toy car of round ${round}`, `Other car of round ${round}`];
  const [one, other, price, late] = await Promise.all([
    save({ title: titles[0] }),
    save({ title: titles[1] }),
    save({ price: 510 }),
    save({ price: 520 }),
  ]);
  const now = await read(testbed, product);
  const won = (answers: readonly Answer<Partial<Edited>>[]) =>
    answers.filter(({ status }) => status === 200).length;
  const told = [one, other, price, late].every(
    ({ status, body }) => status === 200 || (status === 409 && body.code === "edit_conflict"),
  );
  return [
    ...expectSame(`round ${round}: titles that were taken`, won([one, other]), 1),
    ...expectSame(`round ${round}: prices that were taken`, won([price, late]), 1),
    ...(told ? [] : [`round ${round}: an editor was told neither that it is saved nor who was faster`]),
    ...expectSame(`round ${round}: title`, now.title, one.status === 200 ? titles[0] : titles[1]),
    ...expectSame(`round ${round}: price`, now.price, price.status === 200 ? 510 : 520),
  ];
}

/** Sends stock corrections, each twice at once under one key; returns their sum. */
async function count(testbed: Testbed, product: Product): Promise<number> {
  const sums = await Promise.all(
    counted.map(async (by) => {
      const key = randomUUID();
      const body = { reason: by > 0 ? "received" : "damaged", changes: [{ by }] };
      const twice = [1, 2].map(() => desk(testbed, "POST", `${product.id}/stock`, body, key));
      const answers = await Promise.all(twice);
      return answers.some(({ status }) => status === 200) ? by : 0;
    }),
  );
  return sums.reduce((sum, by) => sum + by, 0);
}

/**
 * Two staff members have one product open while people order it: they save different fields and the same one, and correct
 * the stock. The stock changes only by corrections and orders, no price is lost, and the second editor gets a conflict.
 */
export const twoEditors: Fault = {
  name: "two-editors",
  unit: `rounds of ${people} shoppers and two editors`,
  full: 100,
  small: 2,
  shape: "one",
  run: async (testbed, amount) => {
    const shoppers = await someShoppers(testbed, people);
    const answers: Placed[] = [];
    const violations: string[] = [];
    for (let round = 0; round < amount; round += 1) {
      const product = await newProduct(testbed, stock);
      const opened = await read(testbed, product);
      await Promise.all(shoppers.map((shopper, at) => fill(testbed.urlFor(at), shopper, product)));
      const [placed, wrong, difference] = await Promise.all([
        Promise.all(shoppers.map((shopper, at) => orderSurely(testbed.urlFor(at), shopper))),
        tabs(testbed, product, opened, round),
        count(testbed, product),
      ]);
      const sold = placed.filter(({ status }) => status === 201).length;
      violations.push(
        ...wrong,
        ...misanswered(placed),
        ...expectSame(`round ${round}: shelf`, await shelfOf(testbed, product), {
          stocked: stock + difference,
          reserved: sold,
        }),
      );
      // A price that changes under a cart is reported, not charged: this is the only reason for refusals.
      for (const { status, body } of placed)
        if (![201, 409].includes(status)) violations.push(`an order was answered ${status} ${body.code}`);
      answers.push(...placed);
      await Promise.all(shoppers.map((shopper, at) => emptyCart(testbed.urlFor(at), shopper)));
    }
    const orders = answers.filter(({ status }) => status === 201).length;
    return { orders, refused: answers.length - orders, violations };
  },
};
