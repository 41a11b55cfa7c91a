import { randomUUID } from "node:crypto";
import type { OrderPoint } from "../../backend/src/platform/faultpoints";
import type { Fault } from "../fault";
import { expectSame } from "../shop/assertions";
import { fill, place } from "../shop/checkout";
import { compareLedgers } from "../shop/compare-ledgers";
import { newProduct, type Product } from "../shop/goods";
import { type Pending, pendingOrder, statusOf, verify } from "../shop/online";
import { send, surely } from "../shop/send";
import { type Shopper, someShoppers } from "../shop/shoppers";
import { hurry, longestWaitMs, settled, until } from "../shop/wait";
import { noWebhooks } from "../testbed/razorpay";
import type { Testbed } from "../testbed/testbed";

type Scene = { testbed: Testbed; url: string; shopper: Shopper; product: Product };

/**
 * Prepares the data before the kill point is armed. `act` makes the process reach the point; `after` retries as a shopper
 * would, and returns the expected final status of the order.
 */
type Story = (scene: Scene) => Promise<{
  act: () => Promise<unknown>;
  after: () => Promise<{ orderId: string; status: string }>;
}>;

const ordering =
  (paymentMethod: "cod" | "online"): Story =>
  async ({ url, shopper, product }) => {
    await fill(url, shopper, product);
    const key = randomUUID();
    const act = () => place(url, shopper, { key, paymentMethod });
    return {
      act,
      after: async () => {
        const { body } = await surely(act);
        const status = paymentMethod === "cod" ? "pending" : "pending_payment";
        return { orderId: body.orderId ?? "", status };
      },
    };
  };

const waiting = ({ testbed, shopper, product }: Scene): Promise<Pending> =>
  pendingOrder(testbed, shopper, product);

/** Reported by a webhook only. */
const toldByWebhook: Story = async (scene) => {
  const { orderId, razorpayOrderId } = await waiting(scene);
  const { razorpay } = scene.testbed;
  return {
    act: () => razorpay.faults().then(() => razorpay.pay(razorpayOrderId)),
    after: async () => ({ orderId, status: "confirmed" }),
  };
};

/** Reported by the browser only, which does not come back. */
const toldByBrowser =
  (outcome: "captured" | "authorized"): Story =>
  async (scene) => {
    const { orderId, razorpayOrderId } = await waiting(scene);
    const { url, shopper, testbed } = scene;
    await testbed.razorpay.faults(noWebhooks);
    return {
      act: async () => verify(url, shopper, await testbed.razorpay.pay(razorpayOrderId, outcome)),
      after: async () => ({ orderId, status: "confirmed" }),
    };
  };

/** The reconciler of the armed process finds that its time is over. */
const timeIsOver: Story = async (scene) => {
  const { orderId } = await waiting(scene);
  await scene.testbed.query(
    "update shop_payment_attempt set expires_at = now() - interval '1 second', check_at = now() + interval '1 second' where order_id = $1",
    [orderId],
  );
  return { act: async () => {}, after: async () => ({ orderId, status: "cancelled" }) };
};

const cancelledAfterPaying: Story = async (scene) => {
  const { orderId, razorpayOrderId } = await waiting(scene);
  const { url, shopper, testbed } = scene;
  await testbed.razorpay.faults(noWebhooks);
  const confirmation = await testbed.razorpay.pay(razorpayOrderId);
  await surely(() => verify(url, shopper, confirmation));
  return {
    act: () =>
      send(`${url}/api/shop/order/update-status/${orderId}`, {
        method: "PUT",
        token: shopper.token,
        body: { orderStatus: "cancelled", cancellationReason: "Ordered by mistake" },
      }),
    after: async () => ({ orderId, status: "cancelled" }),
  };
};

const cash = ordering("cod");
const online = ordering("online");
const captured = toldByBrowser("captured");

/** The scenario that reaches each kill point. */
const stories: Record<OrderPoint, Story> = {
  "place.locked": cash,
  "place.ordered": online,
  "place.paid": cash,
  "place.recorded": online,
  "place.held": cash,
  "place.committed": online,
  "open.claimed": online,
  "open.made": online,
  "open.stored": online,
  "inbox.committed": toldByWebhook,
  "inbox.drained": toldByWebhook,
  "settle.asked": captured,
  "settle.captured": toldByBrowser("authorized"),
  "settle.locked": captured,
  "settle.recorded": captured,
  "settle.moved": captured,
  "settle.committed": captured,
  "expire.locked": timeIsOver,
  "expire.moved": timeIsOver,
  "refund.sent": cancelledAfterPaying,
  "refund.recorded": cancelledAfterPaying,
  "outbox.claimed": cash,
  "outbox.delivered": cash,
  "mail.claimed": cash,
  "mail.sent": cash,
};
const points = Object.keys(stories) as OrderPoint[];

/** One kill at one point, and the recovery. */
async function dieAt(
  point: OrderPoint,
  testbed: Testbed,
  shopper: Shopper,
  product: Product,
): Promise<string[]> {
  const [backend] = testbed.servers;
  if (!backend) throw new Error("There is no backend.");
  const scene = { testbed, url: backend.url, shopper, product };
  const { act, after } = await stories[point](scene);
  await backend.stop();
  // If the point is in background work, the process dies while it starts.
  const started = backend.start({ SHOP_STOP_AT: point }).catch(() => {});
  await Promise.race([started, backend.untilEnded()]);
  const acted = act().catch(() => {});
  const died = await backend.endsWithin(longestWaitMs);
  await acted;
  // As if it had been down for a while: the reconciler checks everything at the start.
  await hurry(testbed);
  await backend.start();
  const { orderId, status } = await after();
  const found = await until(
    async () => {
      await hurry(testbed);
      const [row] = await statusOf(testbed, [orderId]);
      return row?.status;
    },
    (seen) => seen === status,
  );
  await testbed.razorpay.faults();
  return [
    ...(died ? [] : [`${point} was never reached`]),
    ...expectSame(`${point}: the order`, found, status),
    ...(await settled(testbed)).map((what) => `${point}: ${what}`),
    ...(await compareLedgers(testbed)).map((what) => `${point}: ${what}`),
  ];
}

/** The process is killed exactly between two steps that belong together. */
export const killAtPoints: Fault = {
  name: "kill-points",
  unit: `kills, in turn at ${points.length} points`,
  full: points.length * 10,
  small: 1,
  shape: "one",
  run: async (testbed, amount) => {
    const product = await newProduct(testbed, 90_000);
    const violations: string[] = [];
    for (const [at, shopper] of (await someShoppers(testbed, amount)).entries()) {
      // A small amount is spread evenly over all points.
      const step = Math.max(1, points.length / amount);
      const point = points[Math.floor((at + 0.5) * step) % points.length];
      if (!point) continue;
      const wrong = await dieAt(point, testbed, shopper, product);
      testbed.note(`${point}: ${wrong.join("; ") || "fine"}`);
      violations.push(...wrong);
    }
    return { orders: amount, refused: 0, violations };
  },
};
