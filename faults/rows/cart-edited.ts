import type { Fault } from "../fault";
import { compareBooks } from "../shop/books";
import { emptyCart, fill, place, surely } from "../shop/checkout";
import { crew } from "../shop/crew";
import { newProduct, type Product } from "../shop/goods";
import { pendingOrder, standingOf, verify } from "../shop/online";
import { send } from "../shop/send";
import { type Shopper, someShoppers } from "../shop/shoppers";
import { hurry, settled, until } from "../shop/wait";
import type { Stage } from "../stage/stage";

const atOnce = 4;
/** Either an order for the paid amount or a full refund, within two minutes. */
const withinMs = 120_000;

type Edit = (stage: Stage, shopper: Shopper, products: [Product, Product]) => Promise<unknown>;

const again = (stage: Stage, shopper: Shopper, paymentMethod: "cod" | "online") =>
  surely(() => place(stage.urlFor(0), shopper, { paymentMethod }));

/** Actions in another tab while the payment window is open. */
const edits: Edit[] = [
  (stage, shopper, [first]) => fill(stage.urlFor(0), shopper, first, 3),
  (stage, shopper, [, second]) => fill(stage.urlFor(0), shopper, second),
  (stage, shopper) => emptyCart(stage.urlFor(0), shopper),
  async (stage, shopper, [first]) => {
    await fill(stage.urlFor(0), shopper, first, 2);
    await again(stage, shopper, "online");
  },
  (stage, shopper) => again(stage, shopper, "cod"),
  (stage, { id, token }, [first]) =>
    surely(() => send(`${stage.urlFor(0)}/api/shop/cart/${id}/${first.id}`, { method: "DELETE", token })),
];

/** The cart changes while its order is being paid: before the payment, or at the same moment. */
export const cartEdited: Fault = {
  name: "cart-edited",
  unit: "carts edited while paying",
  full: 200,
  small: 6,
  shape: "one",
  run: async (stage, amount) => {
    await stage.razorpay.faults();
    const products: [Product, Product] = [await newProduct(stage, 90_000), await newProduct(stage, 90_000)];
    const shoppers = await someShoppers(stage, amount);
    const started = performance.now();
    const violations: string[] = [];
    const orders = await crew(shoppers, atOnce, async (shopper, at) => {
      const pending = await pendingOrder(stage, shopper, products[0]);
      const edit = () => edits[at % edits.length]?.(stage, shopper, products);
      const pay = async () => {
        const confirmation = await stage.razorpay.pay(pending.razorpayOrderId);
        return verify(stage.urlFor(0), shopper, confirmation);
      };
      // Half of them edit first, the others at the same moment.
      const isBefore = Math.floor(at / edits.length) % 2 === 0;
      if (isBefore) await edit();
      const [{ status, body }] = await Promise.all([pay(), isBefore ? undefined : edit()]);
      if (![200, 409, 503].includes(status)) violations.push(`verify was answered ${status} ${body.code}`);
      return pending.orderId;
    });
    const open = await until(
      async () => {
        await hurry(stage);
        return compareBooks(stage);
      },
      (differences) => differences.length === 0,
      withinMs,
    );
    violations.push(...open, ...(await settled(stage)));
    const standing = await standingOf(stage, orders);
    const confirmed = standing.filter(({ status }) => status === "confirmed").length;
    const seconds = (performance.now() - started) / 1_000;
    if (standing.some(({ status }) => status !== "confirmed" && status !== "cancelled"))
      violations.push(
        `after ${seconds.toFixed(0)} s: ${JSON.stringify(standing.filter(({ status }) => status !== "confirmed"))}`,
      );
    return { orders: confirmed, refused: amount - confirmed, violations };
  },
};
