import type { Fault } from "../fault";
import { expectSame } from "../shop/assertions";
import { newProduct, shelfOf } from "../shop/goods";
import { someShoppers } from "../shop/shoppers";
import type { Acted, EngineActor } from "../testbed/engine-actor";
import type { Testbed } from "../testbed/testbed";
import { newOrderInput, pieces } from "./engine-orders";

type Created = { id: string; items: { id: string; quantity: number }[] };

const refusedBy = (acted: Acted, sentence: string) =>
  acted.refusal?.includes(sentence) ? [] : [`not refused with "${sentence}": ${acted.refusal ?? "done"}`];

/** A plugin's workflow cancels an order and fails then: it stays cancelled, in the engine and in the shop. */
async function cancelAndFail(actor: EngineActor, { id }: Created): Promise<string[]> {
  const cancelled = await actor.run("cancelOrderAndFail", { order_id: id });
  return refusedBy(cancelled, "the plugin's next step failed");
}

async function sendOff(actor: EngineActor, { id, items }: Created): Promise<string[]> {
  const packed = await actor.run("createOrderFulfillmentWorkflow", { order_id: id, items });
  const { id: fulfillment_id } = (packed.result ?? {}) as { id?: string };
  const shipped = await actor.run("createOrderShipmentWorkflow", { order_id: id, fulfillment_id, items });
  return [packed, shipped].flatMap(({ refusal }) => (refusal ? [refusal] : []));
}

const ways = [
  { act: cancelAndFail, status: "cancelled", left: pieces },
  { act: sendOff, status: "shipped", left: 0 },
];

/**
 * One order of a plugin whose subscriber throws and whose workflows fail, among the events of orders before it, sent
 * twice more in any order: it is where its own workflows brought it.
 */
async function amongRepeatedEvents(
  testbed: Testbed,
  actor: EngineActor,
  { act, status, left }: (typeof ways)[number],
): Promise<{ wrong: string[]; repeated: number }> {
  const product = await newProduct(testbed, pieces);
  const [shopper] = await someShoppers(testbed, 1);
  if (!shopper) throw new Error("There is no shopper.");
  const input = await newOrderInput(testbed, product, shopper);
  const failed = await actor.run("createOrderAndFail", input);
  const free = expectSame("the shelf after a failed order", await shelfOf(testbed, product), {
    stocked: pieces,
    reserved: 0,
  });
  const { result, refusal } = await actor.run("createOrderWorkflow", input);
  if (!result) return { wrong: [...free, `no order: ${refusal}`], repeated: 0 };
  const order = result as Created;
  const [acted] = await Promise.all([act(actor, order), actor.run("repeatEvents", {})]);
  const { result: repeated } = await actor.run("repeatEvents", {});
  const orders = await testbed.query<{ status: string }>(
    "select status from shop_order where customer_id = $1",
    [shopper.id],
  );
  const wrong = [
    ...refusedBy(failed, "the plugin's next step failed"),
    ...free,
    ...acted,
    ...expectSame("the shopper's orders", orders, [{ status }]),
    ...expectSame("the shelf", await shelfOf(testbed, product), { stocked: left, reserved: 0 }),
  ];
  return { wrong, repeated: Number(repeated ?? 0) };
}

/** Events of the engine that come twice and in any order, to a plugin that fails at each. */
export const engineRepeated: Fault = {
  name: "engine-orders-repeated-events",
  unit: "orders of a plugin that fails, each among earlier events, sent twice more in any order",
  full: 100,
  small: 2,
  shape: "one",
  run: async (testbed, amount) => {
    const actor = await testbed.engine();
    const violations: string[] = [];
    let events = 0;
    try {
      for (let round = 0; round < amount; round += 1) {
        const way = ways[round % ways.length];
        if (!way) break;
        const { wrong, repeated } = await amongRepeatedEvents(testbed, actor, way);
        events += repeated;
        violations.push(...wrong.map((sentence) => `round ${round}, ${way.status}: ${sentence}`));
      }
    } finally {
      await actor.kill();
    }
    if (events === 0) violations.push("no event was repeated");
    return { orders: amount, refused: amount, violations, figure: `${events} events repeated` };
  },
};
