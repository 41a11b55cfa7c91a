import type { Fault } from "../fault";
import { emptyCart, fill, place } from "../shop/checkout";
import { compareLedgers } from "../shop/compare-ledgers";
import { newProduct, type Product } from "../shop/goods";
import { mapLimited } from "../shop/map-limited";
import { pendingOrder, statusOf, verify } from "../shop/online";
import { send, surely } from "../shop/send";
import { type Shopper, someShoppers } from "../shop/shoppers";
import { hurry, settled, until } from "../shop/wait";
import type { Testbed } from "../testbed/testbed";

const atOnce = 4;

type Edit = (testbed: Testbed, shopper: Shopper, products: [Product, Product]) => Promise<unknown>;

const again = (testbed: Testbed, shopper: Shopper, paymentMethod: "cod" | "online") =>
  surely(() => place(testbed.urlFor(0), shopper, { paymentMethod }));

/** Actions in another tab while the payment window is open. */
const edits: Edit[] = [
  (testbed, shopper, [first]) => fill(testbed.urlFor(0), shopper, first, 3),
  (testbed, shopper, [, second]) => fill(testbed.urlFor(0), shopper, second),
  (testbed, shopper) => emptyCart(testbed.urlFor(0), shopper),
  async (testbed, shopper, [first]) => {
    await fill(testbed.urlFor(0), shopper, first, 2);
    await again(testbed, shopper, "online");
  },
  (testbed, shopper) => again(testbed, shopper, "cod"),
  (testbed, { id, token }, [first]) =>
    surely(() => send(`${testbed.urlFor(0)}/api/shop/cart/${id}/${first.id}`, { method: "DELETE", token })),
];

/** The cart changes while its order is being paid: before the payment, or at the same moment. */
export const cartEdited: Fault = {
  name: "cart-edited",
  unit: "carts edited while paying",
  full: 200,
  small: 6,
  shape: "one",
  run: async (testbed, amount) => {
    await testbed.razorpay.faults();
    const products: [Product, Product] = [
      await newProduct(testbed, 90_000),
      await newProduct(testbed, 90_000),
    ];
    const shoppers = await someShoppers(testbed, amount);
    const started = performance.now();
    const violations: string[] = [];
    const orders = await mapLimited(shoppers, atOnce, async (shopper, at) => {
      const pending = await pendingOrder(testbed, shopper, products[0]);
      const edit = () => edits[at % edits.length]?.(testbed, shopper, products);
      const pay = async () => {
        const confirmation = await testbed.razorpay.pay(pending.razorpayOrderId);
        return verify(testbed.urlFor(0), shopper, confirmation);
      };
      // Half of them edit first, the others at the same moment.
      const isBefore = Math.floor(at / edits.length) % 2 === 0;
      if (isBefore) await edit();
      const [{ status, body }] = await Promise.all([pay(), isBefore ? undefined : edit()]);
      if (![200, 409, 503].includes(status)) violations.push(`verify was answered ${status} ${body.code}`);
      return pending.orderId;
    });
    // Either an order for the paid amount or a full refund.
    const open = await until(
      async () => {
        await hurry(testbed);
        return compareLedgers(testbed);
      },
      (differences) => differences.length === 0,
    );
    violations.push(...open, ...(await settled(testbed)));
    const found = await statusOf(testbed, orders);
    const confirmed = found.filter(({ status }) => status === "confirmed").length;
    const seconds = (performance.now() - started) / 1_000;
    if (found.some(({ status }) => status !== "confirmed" && status !== "cancelled"))
      violations.push(
        `after ${seconds.toFixed(0)} s: ${JSON.stringify(found.filter(({ status }) => status !== "confirmed"))}`,
      );
    return { orders: confirmed, refused: amount - confirmed, violations };
  },
};
