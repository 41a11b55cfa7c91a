import { setTimeout as pause } from "node:timers/promises";
import { type EnginePoint, enginePoints } from "../../backend/src/platform/faultpoints";
import type { Fault } from "../fault";
import { expectSame } from "../shop/assertions";
import { fill, placeSurely } from "../shop/checkout";
import { newProduct, type Product, shelfOf } from "../shop/goods";
import { statusOf as statusesOf } from "../shop/online";
import { type Shopper, someShoppers } from "../shop/shoppers";
import { move, moveUntilAnswered } from "../shop/staff-orders";
import { until } from "../shop/wait";
import type { Acted, EngineActor } from "../testbed/engine-actor";
import type { Testbed } from "../testbed/testbed";

/** What the engine's workflows do to orders while the shop does something else, or while their process is killed. */

export const pieces = 2;
const longestHeadStartMs = 200;

async function orderOf(testbed: Testbed, shopper: Shopper, product: Product): Promise<string> {
  await fill(testbed.urlFor(0), shopper, product, pieces);
  const { answers } = await placeSurely(() => testbed.urlFor(0), shopper);
  const orderId = answers.at(-1)?.body.orderId;
  if (!orderId) throw new Error(`No order was placed: ${JSON.stringify(answers.at(-1))}`);
  return orderId;
}

const by = (orderStatus: string) => ({ orderStatus, note: "By the fault table" });

/** Sent until the answer is final; its status. */
const sure = (testbed: Testbed, orderId: string, to: string): Promise<number> =>
  moveUntilAnswered(testbed, orderId, by(to)).then(({ status }) => status);

const statusOf = (testbed: Testbed, orderId: string): Promise<string | undefined> =>
  statusesOf(testbed, [orderId]).then(([order]) => order?.status);

type Race = (on: { testbed: Testbed; actor: EngineActor; orderId: string }) => Promise<string[]>;

/** The engine cancels while staff ship: one of the two happens, and the other is told why not. */
const cancelAgainstShip: Race = async ({ testbed, actor, orderId }) => {
  await sure(testbed, orderId, "confirmed");
  await sure(testbed, orderId, "packed");
  // A workflow takes its time to begin: at different delays, now the one is first and now the other.
  const [cancelled, { status: shipped }] = await Promise.all([
    actor.run("cancelOrderWorkflow", { order_id: orderId }),
    pause(Math.random() * longestHeadStartMs).then(() => move(testbed, orderId, by("shipped"))),
  ]);
  // An answer that a busy shop could not give in time: it goes on, and the order says what became of it.
  const isOpen = shipped === 0 || shipped >= 502;
  const status = isOpen
    ? await until(
        () => statusOf(testbed, orderId),
        (now) => now !== "packed",
      )
    : await statusOf(testbed, orderId);
  const wasCancelled = cancelled.refusal === undefined;
  if (!isOpen && wasCancelled === (shipped === 200))
    return [`cancelled: ${cancelled.refusal ?? "yes"}, shipped: ${shipped}`];
  return expectSame("the order", status, wasCancelled ? "cancelled" : "shipped");
};

/** The engine edits while staff cancel: the edit is refused, whatever comes first. */
const editAgainstCancel: Race = async ({ testbed, actor, orderId }) => {
  const [edited, cancelled] = await Promise.all([
    actor.run("beginOrderEditOrderWorkflow", { order_id: orderId }),
    sure(testbed, orderId, "cancelled"),
  ]);
  return [
    ...(edited.refusal ? [] : ["the edit was not refused"]),
    ...expectSame("the cancellation", cancelled, 200),
    ...expectSame("the order", await statusOf(testbed, orderId), "cancelled"),
  ];
};

const races = { "cancel against ship": cancelAgainstShip, "edit against cancel": editAgainstCancel };

export const engineRaces: Fault = {
  name: "engine-orders-races",
  unit: "rounds of the engine against staff, of each kind",
  full: 200,
  small: 2,
  shape: "one",
  run: async (testbed, amount) => {
    const actor = await testbed.engine();
    const violations: string[] = [];
    let [orders, shipped] = [0, 0];
    try {
      for (const [name, race] of Object.entries(races)) {
        const product = await newProduct(testbed, pieces * (amount + 1));
        for (let round = 0; round < amount; round += 1) {
          const [shopper] = await someShoppers(testbed, 1);
          if (!shopper) break;
          const orderId = await orderOf(testbed, shopper, product);
          orders += 1;
          const wrong = await race({ testbed, actor, orderId });
          if ((await statusOf(testbed, orderId)) === "shipped") shipped += 1;
          violations.push(...wrong.map((sentence) => `${name}, round ${round}: ${sentence}`));
        }
        const sent = name === "cancel against ship" ? shipped : 0;
        const left = { stocked: pieces * (amount + 1 - sent), reserved: 0 };
        violations.push(...expectSame(`${name}: the shelf`, await shelfOf(testbed, product), left));
      }
    } finally {
      await actor.kill();
    }
    return {
      orders,
      refused: orders - shipped,
      violations,
      figure: `${shipped} shipped before the cancellation`,
    };
  },
};

/** The input of an order that a plugin creates. */
export async function newOrderInput(testbed: Testbed, product: Product, shopper: Shopper): Promise<object> {
  const [of] = await testbed.query<{ variant: string; region: string; channel: string }>(
    `select (select variant_id from catalog_variant where product_id = $1) as variant,
       (select id from region where deleted_at is null limit 1) as region,
       (select default_sales_channel_id from store limit 1) as channel`,
    [product.id],
  );
  return {
    region_id: of?.region,
    sales_channel_id: of?.channel,
    customer_id: shopper.id,
    email: shopper.email,
    currency_code: "inr",
    items: [
      {
        variant_id: of?.variant,
        product_id: product.id,
        title: product.input.title,
        quantity: pieces,
        unit_price: product.input.price,
        is_tax_inclusive: true,
      },
    ],
    shipping_address: {
      first_name: "Asha",
      last_name: "Patil",
      phone: "9876543210",
      address_1: "12 Laxmi Road",
      city: "Pune",
      province: "Maharashtra",
      postal_code: "411001",
      country_code: "in",
    },
  };
}

/** A process that creates an order and ends at this point: the shop has the order once, with its stock. */
async function createAndDie(testbed: Testbed, point: EnginePoint): Promise<string[]> {
  const product = await newProduct(testbed, pieces);
  const [shopper] = await someShoppers(testbed, 1);
  if (!shopper) return [];
  const actor = await testbed.engine({ SHOP_STOP_AT: point });
  const acted = await actor.run("createOrderWorkflow", await newOrderInput(testbed, product, shopper));
  await actor.kill();
  const wrong = acted.isGone ? [] : [`${point} was not reached: ${acted.refusal ?? "the order was created"}`];
  await testbed.query("update shop_order_owed set due_at = now()");
  const look = () =>
    testbed.query("select from shop_order where customer_id = $1 and status = 'pending'", [shopper.id]);
  const orders = await until(look, (seen) => seen.length > 0);
  return [
    ...wrong,
    ...expectSame(`${point}: orders`, orders.length, 1),
    ...expectSame(`${point}: the shelf`, await shelfOf(testbed, product), {
      stocked: pieces,
      reserved: pieces,
    }),
  ];
}

/** A process that cancels an order and is killed somewhere on the way: it is cancelled, or as it was. */
async function cancelAndDie(testbed: Testbed, afterMs: number): Promise<string[]> {
  const product = await newProduct(testbed, pieces);
  const [shopper] = await someShoppers(testbed, 1);
  if (!shopper) return [];
  const orderId = await orderOf(testbed, shopper, product);
  const actor = await testbed.engine();
  const acting: Promise<Acted> = actor.run("cancelOrderWorkflow", { order_id: orderId });
  await pause(afterMs);
  await actor.kill();
  await acting;
  const isCancelled = (await statusOf(testbed, orderId)) === "cancelled";
  const left = { stocked: pieces, reserved: isCancelled ? 0 : pieces };
  return expectSame(`killed after ${afterMs} ms: the shelf`, await shelfOf(testbed, product), left);
}

/** Events of the engine that nobody heard: its process was gone. The shop follows without them. */
export const engineKilled: Fault = {
  name: "engine-orders-lost-events",
  unit: `kills of a process that creates or cancels an order, in turn at ${enginePoints.length} points and at a random moment`,
  full: 40,
  small: 1,
  shape: "one",
  run: async (testbed, amount) => {
    const violations: string[] = [];
    for (let round = 0; round < amount; round += 1) {
      const point = enginePoints[round % (enginePoints.length + 1)];
      const wrong = point
        ? await createAndDie(testbed, point)
        : await cancelAndDie(testbed, Math.round(Math.random() * 150));
      testbed.note(`${point ?? "cancel"}: ${wrong.join("; ") || "fine"}`);
      violations.push(...wrong);
    }
    return { orders: amount, refused: 0, violations };
  },
};
