import { type CartPoint, cartPoints } from "../../backend/src/platform/faultpoints";
import type { Fault } from "../fault";
import { expectSame } from "../shop/assertions";
import { newProduct, shelfOf } from "../shop/goods";
import { type Shopper, someShoppers } from "../shop/shoppers";
import { until } from "../shop/wait";
import type { EngineActor } from "../testbed/engine-actor";
import type { Testbed } from "../testbed/testbed";
import { newOrderInput, pieces } from "./engine-orders";

/** Runs a workflow that must succeed, and returns its result. */
async function must<Result>(actor: EngineActor, workflow: string, input: object): Promise<Result> {
  const { result, refusal } = await actor.run(workflow, input);
  if (refusal !== undefined) throw new Error(`${workflow}: ${refusal}`);
  return result as Result;
}

const limit = 5;

async function promote(actor: EngineActor, code: string): Promise<void> {
  const promotion = {
    code,
    type: "standard",
    status: "active",
    is_tax_inclusive: true,
    limit,
    application_method: {
      type: "percentage",
      target_type: "items",
      allocation: "across",
      value: 10,
      currency_code: "inr",
    },
  };
  await must(actor, "createPromotionsWorkflow", { promotionsData: [promotion] });
}

type Came = { engine: string; shop: string | null; isCounted: string | null };

/** What came of the shopper's one order, once it is neither half taken over nor half dropped. */
async function outcome(testbed: Testbed, shopper: Shopper): Promise<Came | undefined> {
  const look = async () => {
    const [order] = await testbed.query<Came & { owed: boolean }>(
      `select e.status::text as engine, s.status as shop, s.discounts -> 0 ->> 'isCounted' as "isCounted",
         exists (select from shop_order_owed w where w.order_id = e.id) as owed
       from "order" e left join shop_order s on s.order_id = e.id where e.customer_id = $1`,
      [shopper.id],
    );
    return order;
  };
  const order = await until(look, (seen) => seen !== undefined && !seen.owed);
  if (!order || order.owed) return undefined;
  return { engine: order.engine, shop: order.shop, isCounted: order.isCounted };
}

/**
 * A process that completes a cart with a limited code and ends at this point. The use is counted before the payment is
 * authorised: an order without it is dropped, with its stock and its use; any other has both, once.
 */
async function completeAndDie(testbed: Testbed, point: CartPoint): Promise<string[]> {
  const product = await newProduct(testbed, pieces);
  const [shopper] = await someShoppers(testbed, 1);
  if (!shopper) return [];
  const code = `KILLED${shopper.id.slice(-8).toUpperCase()}`;
  const [option] = await testbed.query<{ id: string }>(
    "select id from shipping_option where deleted_at is null order by created_at limit 1",
  );
  const actor = await testbed.engine({ SHOP_STOP_AT: point });
  try {
    await promote(actor, code);
    const input = await newOrderInput(testbed, product, shopper);
    const cart = await must<{ id: string }>(actor, "createCartWorkflow", { ...input, promo_codes: [code] });
    await must(actor, "addShippingMethodToCartWorkflow", {
      cart_id: cart.id,
      options: [{ id: option?.id, data: {} }],
    });
    const collection = await must<{ id: string }>(actor, "createPaymentCollectionForCartWorkflow", {
      cart_id: cart.id,
    });
    await must(actor, "createPaymentSessionsWorkflow", {
      payment_collection_id: collection.id,
      provider_id: "pp_cod_cod",
    });
    const acted = await actor.run("completeCartWorkflow", { id: cart.id });
    const wrong = acted.isGone
      ? []
      : [`${point} was not reached: ${acted.refusal ?? "the order was placed"}`];
    await testbed.query("update shop_order_owed set due_at = now()");
    const isPlaced = point.startsWith("adopt.");
    const came = await outcome(testbed, shopper);
    const expected = isPlaced
      ? { engine: "pending", shop: "pending", isCounted: "true" }
      : { engine: "canceled", shop: null, isCounted: null };
    const [promotion] = await testbed.query<{ used: number }>("select used from promotion where code = $1", [
      code,
    ]);
    return [
      ...wrong,
      ...expectSame(`${point}: the order`, came, expected),
      ...expectSame(`${point}: uses of the code`, promotion?.used, isPlaced ? 1 : 0),
      ...expectSame(`${point}: the shelf`, await shelfOf(testbed, product), {
        stocked: pieces,
        reserved: isPlaced ? pieces : 0,
      }),
    ];
  } finally {
    await actor.kill();
  }
}

/** The engine's completion of a cart is several transactions: whichever was the last, an order uses its code once. */
export const engineCartsKilled: Fault = {
  name: "engine-carts-killed",
  unit: `kills of a process that completes a cart with a limited code, in turn at ${cartPoints.length} points`,
  full: 10 * cartPoints.length,
  small: 1,
  shape: "one",
  run: async (testbed, amount) => {
    const violations: string[] = [];
    for (let round = 0; round < amount; round += 1) {
      const point = cartPoints[round % cartPoints.length];
      if (!point) break;
      const wrong = await completeAndDie(testbed, point);
      testbed.note(`${point}: ${wrong.join("; ") || "fine"}`);
      violations.push(...wrong);
    }
    return { orders: amount, refused: 0, violations };
  },
};
