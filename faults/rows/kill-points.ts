import { randomUUID } from "node:crypto";
import type { OrderPoint } from "../../backend/src/platform/faultpoints";
import type { Fault } from "../fault";
import { compareBooks } from "../shop/books";
import { fill, place, surely } from "../shop/checkout";
import { newProduct, type Product } from "../shop/goods";
import { expectSame } from "../shop/judge";
import { type Pending, pendingOrder, standingOf, verify } from "../shop/online";
import { send } from "../shop/send";
import { type Shopper, someShoppers } from "../shop/shoppers";
import { hurry, settled, until } from "../shop/wait";
import { noWebhooks } from "../stage/razorpay";
import type { Stage } from "../stage/stage";

type Scene = { stage: Stage; url: string; shopper: Shopper; product: Product };

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

const waiting = ({ stage, shopper, product }: Scene): Promise<Pending> =>
  pendingOrder(stage, shopper, product);

/** Reported by a webhook only. */
const toldByWebhook: Story = async (scene) => {
  const { orderId, razorpayOrderId } = await waiting(scene);
  const { razorpay } = scene.stage;
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
    const { url, shopper, stage } = scene;
    await stage.razorpay.faults(noWebhooks);
    return {
      act: async () => verify(url, shopper, await stage.razorpay.pay(razorpayOrderId, outcome)),
      after: async () => ({ orderId, status: "confirmed" }),
    };
  };

/** The reconciler of the armed process finds that its time is over. */
const timeIsOver: Story = async (scene) => {
  const { orderId } = await waiting(scene);
  await scene.stage.query(
    "update shop_payment_attempt set expires_at = now() - interval '1 second', check_at = now() + interval '1 second' where order_id = $1",
    [orderId],
  );
  return { act: async () => {}, after: async () => ({ orderId, status: "cancelled" }) };
};

const cancelledAfterPaying: Story = async (scene) => {
  const { orderId, razorpayOrderId } = await waiting(scene);
  const { url, shopper, stage } = scene;
  await stage.razorpay.faults(noWebhooks);
  const confirmation = await stage.razorpay.pay(razorpayOrderId);
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

/** The story that reaches each kill point. */
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
async function dieAt(point: OrderPoint, stage: Stage, shopper: Shopper, product: Product): Promise<string[]> {
  const [backend] = stage.servers;
  if (!backend) throw new Error("There is no backend.");
  const scene = { stage, url: backend.url, shopper, product };
  const { act, after } = await stories[point](scene);
  await backend.stop();
  // If the point is in background work, the process dies while it starts.
  const started = backend.start({ SHOP_STOP_AT: point }).catch(() => {});
  await Promise.race([started, backend.untilEnded()]);
  const acted = act().catch(() => {});
  const died = await Promise.race([
    backend.untilEnded().then(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, 90_000, false).unref()),
  ]);
  if (!died) await backend.kill();
  await acted;
  // As if it had been down for a while: the reconciler checks everything at the start.
  await hurry(stage);
  await backend.start();
  const { orderId, status } = await after();
  const standing = await until(
    async () => {
      await hurry(stage);
      const [row] = await standingOf(stage, [orderId]);
      return row?.status;
    },
    (seen) => seen === status,
    150_000,
  );
  await stage.razorpay.faults();
  return [
    ...(died ? [] : [`${point} was never reached`]),
    ...expectSame(`${point}: the order`, standing, status),
    ...(await settled(stage)).map((what) => `${point}: ${what}`),
    ...(await compareBooks(stage)).map((what) => `${point}: ${what}`),
  ];
}

/** The process is killed exactly between two steps that belong together. */
export const killAtPoints: Fault = {
  name: "kill-points",
  unit: `kills, in turn at ${points.length} points`,
  full: points.length * 10,
  small: 1,
  shape: "one",
  run: async (stage, amount) => {
    const product = await newProduct(stage, 90_000);
    const violations: string[] = [];
    for (const [at, shopper] of (await someShoppers(stage, amount)).entries()) {
      // A small amount is spread evenly over all points.
      const step = Math.max(1, points.length / amount);
      const point = points[Math.floor((at + 0.5) * step) % points.length];
      if (!point) continue;
      const wrong = await dieAt(point, stage, shopper, product);
      stage.note(`${point}: ${wrong.join("; ") || "fine"}`);
      violations.push(...wrong);
    }
    return { orders: amount, refused: 0, violations };
  },
};
