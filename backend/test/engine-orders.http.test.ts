import { Modules } from "@medusajs/framework/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderStatus } from "../src/contract/order-states";
import { addTo, buyers, placeFor } from "./support/buyers";
import type { Flows } from "./support/engine-order";
import { auditFaults, shelf, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";
import { orderWorkflows, touchesOrders } from "./support/order-workflows";

let shop: Shop;
let flows: Flows;
beforeAll(async () => {
  shop = await openShop();
  flows = loadBackend<Flows>("@medusajs/medusa/core-flows");
});
afterAll(() => shop.close());

const reads = () => loadBackend<typeof import("../src/orders/read-orders")>("./orders/read-orders");
const lifecycle = () =>
  loadBackend<typeof import("../src/order-lifecycle/transitions/transition-order")>(
    "./order-lifecycle/transitions/transition-order",
  );

type Item = { id: string; quantity: number };
type Made = { orderId: string; productId: string; items: Item[] };

/** A cash order of two pieces, taken to a status by staff. */
async function order(...way: OrderStatus[]): Promise<Made> {
  const productId = await stockOne(shop, { title: "Followed", price: 1_000, totalStock: 5 });
  const [buyer] = await buyers(shop, 1);
  if (!buyer) throw new Error("no buyer");
  await addTo(shop, buyer, productId, 2);
  const { orderId } = await placeFor(shop, buyer);
  for (const to of way)
    await lifecycle().transitionOrder(shop.container, { orderId, to, by: "admin", note: "By hand" });
  const { lines } = await reads().anyOrder(orderId);
  const items = lines.map(({ lineItemId, quantity }) => ({ id: lineItemId, quantity }));
  return { orderId, productId, items };
}

const standing = async (orderId: string) => {
  const { status, payment_status, moves } = await reads().anyOrder(orderId);
  return { status, payment: payment_status, timeline: moves.map(({ to }) => to) };
};

async function paymentOf(orderId: string): Promise<string> {
  const [payment] = await shop.query<{ id: string }>({
    text: `select p.id from payment p join order_payment_collection c using (payment_collection_id) where order_id = $1`,
    values: [orderId],
  });
  return payment?.id ?? "";
}

async function fulfil({ orderId, items }: Made): Promise<string> {
  const { result } = await flows
    .createOrderFulfillmentWorkflow(shop.container)
    .run({ input: { order_id: orderId, items } });
  return result.id;
}

type Hold = { id: string; line_item_id: string; inventory_item_id: string; location_id: string };

/** The only reservation of an order. */
async function holdOf({ items }: Made): Promise<Hold> {
  const [hold] = await shop.query<Hold>({
    text: `select id, line_item_id, inventory_item_id, location_id from reservation_item
           where line_item_id = $1 and deleted_at is null`,
    values: [items[0]?.id],
  });
  if (!hold) throw new Error("nothing is reserved");
  return hold;
}

/** As before schema 1270: nothing stops a reservation from being removed. */
const unhold = ({ id }: Hold) =>
  shop.query({
    text: `alter table reservation_item disable trigger shop_hold_agrees;
      update reservation_item set deleted_at = now() where id = '${id}';
      alter table reservation_item enable trigger shop_hold_agrees`,
  });

async function delivered(): Promise<Made> {
  return order("confirmed", "packed", "shipped", "out_for_delivery", "delivered");
}

const clean = async () => expect(await auditFaults()).toEqual([]);

describe("a workflow of the engine is followed by the shop", () => {
  it("cancels the order, releases its stock and calls off its payment", async () => {
    const made = await order("confirmed");
    await flows.cancelOrderWorkflow(shop.container).run({ input: { order_id: made.orderId } });
    expect(await standing(made.orderId)).toEqual({
      status: "cancelled",
      payment: "cancelled",
      timeline: ["pending", "confirmed", "cancelled"],
    });
    expect(await shelf(shop, made.productId)).toEqual({ stocked: 5, reserved: 0 });
    await clean();
  });

  it("owes cash back that was received before the engine cancelled, and notes its refund once", async () => {
    const { orderId } = await order("confirmed");
    const input = { payment_id: await paymentOf(orderId) };
    await flows.capturePaymentWorkflow(shop.container).run({ input });
    expect((await standing(orderId)).payment).toBe("paid");
    await flows.cancelOrderWorkflow(shop.container).run({ input: { order_id: orderId } });
    expect(await standing(orderId)).toMatchObject({ status: "cancelled", payment: "refund_pending" });
    await flows.refundPaymentWorkflow(shop.container).run({ input: { ...input, note: "Handed over" } });
    expect((await standing(orderId)).payment).toBe("refunded");
    await expect(flows.refundPaymentWorkflow(shop.container).run({ input })).rejects.toThrow();
    await clean();
  });

  it("packs, ships and delivers the order, with its invoice and its stock", async () => {
    const made = await order();
    const { orderId } = made;
    const fulfillmentId = await fulfil(made);
    expect((await standing(orderId)).status).toBe("packed");
    expect(await shelf(shop, made.productId)).toEqual({ stocked: 5, reserved: 2 });
    expect((await reads().anyOrder(orderId)).has_invoice).toBe(true);
    await clean();
    const labels = [{ tracking_number: "AWB-7", tracking_url: "https://track.example/7", label_url: "" }];
    await flows.createOrderShipmentWorkflow(shop.container).run({
      input: { order_id: orderId, fulfillment_id: fulfillmentId, items: made.items, labels },
    });
    expect((await reads().anyOrder(orderId)).courier).toMatchObject({ awb: "AWB-7" });
    expect(await shelf(shop, made.productId)).toEqual({ stocked: 3, reserved: 0 });
    await flows
      .markOrderFulfillmentAsDeliveredWorkflow(shop.container)
      .run({ input: { orderId, fulfillmentId } });
    expect((await standing(orderId)).timeline).toEqual([
      "pending",
      "confirmed",
      "packed",
      "shipped",
      "out_for_delivery",
      "delivered",
    ]);
    await clean();
  });

  it("cancels a packed order together with its parcel", async () => {
    const made = await order("confirmed");
    await fulfil(made);
    await flows.cancelOrderWorkflow(shop.container).run({ input: { order_id: made.orderId } });
    expect((await standing(made.orderId)).status).toBe("cancelled");
    expect((await reads().anyOrder(made.orderId)).has_credit_note).toBe(true);
    expect(await shelf(shop, made.productId)).toEqual({ stocked: 5, reserved: 0 });
    await clean();
  });

  it("lets staff ship in the panel what the engine packed", async () => {
    const made = await order();
    await fulfil(made);
    await lifecycle().transitionOrder(shop.container, { orderId: made.orderId, to: "shipped", by: "admin" });
    expect(await shelf(shop, made.productId)).toEqual({ stocked: 3, reserved: 0 });
    await clean();
  });

  it("notes captured cash as received", async () => {
    const { orderId } = await delivered();
    await flows
      .capturePaymentWorkflow(shop.container)
      .run({ input: { payment_id: await paymentOf(orderId) } });
    expect((await standing(orderId)).payment).toBe("paid");
    await clean();
  });

  it("opens a return of a part, and receives it", async () => {
    const made = await delivered();
    const [item] = made.items;
    const items = [{ id: item?.id ?? "", quantity: 1, note: "Too small" }];
    const { result } = await flows
      .createAndCompleteReturnOrderWorkflow(shop.container)
      .run({ input: { order_id: made.orderId, items, return_shipping: { option_id: "" } } });
    expect((await standing(made.orderId)).status).toBe("return_requested");
    await clean();
    await flows
      .receiveAndCompleteReturnOrderWorkflow(shop.container)
      .run({ input: { return_id: result.id, items } });
    expect((await standing(made.orderId)).status).toBe("return_received");
    expect(await shelf(shop, made.productId)).toEqual({ stocked: 4, reserved: 0 });
    await clean();
  });

  it("opens and receives a return at once", async () => {
    const { orderId, items } = await delivered();
    await flows.createAndCompleteReturnOrderWorkflow(shop.container).run({
      input: { order_id: orderId, items, return_shipping: { option_id: "" }, receive_now: true },
    });
    expect((await standing(orderId)).status).toBe("return_received");
    await clean();
  });

  it("rejects a return that the engine cancels", async () => {
    const { orderId, items } = await delivered();
    const { result } = await flows
      .createAndCompleteReturnOrderWorkflow(shop.container)
      .run({ input: { order_id: orderId, items, return_shipping: { option_id: "" } } });
    await flows.cancelReturnWorkflow(shop.container).run({ input: { return_id: result.id } });
    expect((await standing(orderId)).status).toBe("return_rejected");
    await clean();
  });

  it("opens and receives a return in several steps, and writes off what came back broken", async () => {
    const made = await delivered();
    const { container } = shop;
    const [item] = made.items;
    const id = item?.id ?? "";
    const { result: change } = await flows
      .beginReturnOrderWorkflow(container)
      .run({ input: { order_id: made.orderId, created_by: "user" } });
    const return_id = change.return_id ?? "";
    await clean();
    for (const internal_note of ["Too small", "The other one too"])
      await flows
        .requestItemReturnWorkflow(container)
        .run({ input: { return_id, items: [{ id, quantity: 1, internal_note }] } });
    expect((await standing(made.orderId)).status).toBe("delivered");
    await flows.confirmReturnRequestWorkflow(container).run({ input: { return_id } });
    expect((await standing(made.orderId)).status).toBe("return_requested");
    expect(await container.resolve(Modules.ORDER).retrieveReturn(return_id)).toMatchObject({
      status: "requested",
    });
    await clean();
    await flows.beginReceiveReturnWorkflow(container).run({ input: { return_id } });
    const receive = (quantity: number) => ({ input: { return_id, items: [{ id, quantity }] } });
    await flows.receiveItemReturnRequestWorkflow(container).run(receive(1));
    const confirmed = () => flows.confirmReturnReceiveWorkflow(container).run({ input: { return_id } });
    await expect(confirmed()).rejects.toThrow(/as a whole/);
    await flows.dismissItemReturnRequestWorkflow(container).run(receive(1));
    await confirmed();
    expect((await standing(made.orderId)).status).toBe("return_received");
    expect(await shelf(shop, made.productId)).toEqual({ stocked: 4, reserved: 0 });
    await clean();
    await expect(confirmed()).rejects.toThrow(/received already/);
  });

  it("leaves a return that was only begun behind when it is opened, received or called off elsewhere", async () => {
    const { container } = shop;
    const made = await delivered();
    const begun = async ({ orderId: order_id }: Made) => {
      const { result } = await flows.beginReturnOrderWorkflow(container).run({ input: { order_id } });
      return result.return_id ?? "";
    };
    const byHand = (orderId: string, to: OrderStatus) =>
      lifecycle().transitionOrder(container, { orderId, to, by: "admin", note: "At the counter" });
    const return_id = await begun(made);
    await byHand(made.orderId, "return_requested");
    await clean();
    await expect(flows.confirmReturnRequestWorkflow(container).run({ input: { return_id } })).rejects.toThrow(
      /names no items/,
    );
    await flows.beginReceiveReturnWorkflow(container).run({ input: { return_id } });
    await byHand(made.orderId, "return_approved");
    await byHand(made.orderId, "return_received");
    expect(await shelf(shop, made.productId)).toEqual({ stocked: 5, reserved: 0 });
    await clean();
    const kept = await delivered();
    await flows.cancelReturnRequestWorkflow(container).run({ input: { return_id: await begun(kept) } });
    expect((await standing(kept.orderId)).status).toBe("delivered");
    await clean();
  });

  it("tells the workflow's own hook and its events, once", async () => {
    const { orderId } = await order();
    const heard: unknown[] = [];
    flows.cancelOrderWorkflow.hooks.orderCanceled(async ({ order }) => {
      heard.push(order.id);
    });
    const bus = shop.container.resolve(Modules.EVENT_BUS);
    // Events of orders that were cancelled before may still be on their way.
    bus.subscribe("order.canceled", async ({ data }) => {
      if ((data as { id: string }).id === orderId) heard.push(data);
    });
    await flows.cancelOrderWorkflow(shop.container).run({ input: { order_id: orderId } });
    await expect.poll(() => heard).toEqual([orderId, { id: orderId }]);
  });
});

describe("following needs no event and no compensation", () => {
  it("of a subscriber that throws, nor of one event or two", async () => {
    const made = await order("confirmed");
    const bus = shop.container.resolve(Modules.EVENT_BUS);
    bus.subscribe("order.canceled", async () => {
      throw new Error("the plugin's subscriber failed");
    });
    const news = { name: "order.canceled", data: { id: made.orderId } };
    await bus.emit([news, news], {});
    expect((await standing(made.orderId)).status).toBe("confirmed");
    await flows.cancelOrderWorkflow(shop.container).run({ input: { order_id: made.orderId } });
    await bus.emit([news, news], {});
    expect((await standing(made.orderId)).timeline).toEqual(["pending", "confirmed", "cancelled"]);
    expect(await shelf(shop, made.productId)).toEqual({ stocked: 5, reserved: 0 });
    await clean();
  });

  it("of a workflow that fails after the order was cancelled: it stays so on both sides", async () => {
    const made = await order("confirmed");
    const sdk = loadBackend<typeof import("@medusajs/framework/workflows-sdk")>(
      "@medusajs/framework/workflows-sdk",
    );
    const fail = sdk.createStep("plugin-fails-late", async () => {
      throw new Error("the plugin's next step failed");
    });
    const cancelAndFail = sdk.createWorkflow("plugin-cancels-and-fails", (input: { order_id: string }) => {
      flows.cancelOrderWorkflow.runAsStep({ input });
      fail();
      return new sdk.WorkflowResponse(input);
    });
    const run = cancelAndFail(shop.container).run({ input: { order_id: made.orderId } });
    await expect(run).rejects.toThrow("the plugin's next step failed");
    expect((await standing(made.orderId)).status).toBe("cancelled");
    expect(await shelf(shop, made.productId)).toEqual({ stocked: 5, reserved: 0 });
    await clean();
  });
});

describe("what the shop cannot follow is refused where it is done", () => {
  const refusal = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (error) {
      return (error as Error).message;
    }
    return "was not refused";
  };

  it("an order's edit, exchange, claim and transfer", async () => {
    const { orderId: order_id } = await order("confirmed");
    const { container } = shop;
    expect(await refusal(flows.beginOrderEditOrderWorkflow(container).run({ input: { order_id } }))).toMatch(
      /cannot be edited/,
    );
    expect(await refusal(flows.beginExchangeOrderWorkflow(container).run({ input: { order_id } }))).toMatch(
      /no exchanges/,
    );
    expect(
      await refusal(
        flows.beginClaimOrderWorkflow(container).run({ input: { order_id, type: "refund" } as never }),
      ),
    ).toMatch(/no claims/);
    expect(
      await refusal(
        flows
          .requestOrderTransferWorkflow(container)
          .run({ input: { order_id, customer_id: "cus_other", logged_in_user: "user" } as never }),
      ),
    ).toMatch(/stays with the customer/);
    expect((await standing(order_id)).status).toBe("confirmed");
    await clean();
  });

  type Runnable = (container: Shop["container"]) => { run: (given: { input: object }) => Promise<unknown> };
  const exported = () => {
    const isWorkflow = (value: unknown) => typeof value === "function" && "getName" in value;
    return new Map(Object.entries(flows).filter(([, value]) => isWorkflow(value)));
  };

  it("for every workflow of this version it is decided whether it is followed, refused, guarded or harmless", () => {
    const touching = [...exported().keys()].filter((name) => touchesOrders.test(name));
    expect(touching.sort()).toEqual([...orderWorkflows.keys()].sort());
  });

  it("each refused workflow refuses in its first step, in a sentence, and changes nothing", async () => {
    const { orderId: order_id } = await order("confirmed");
    const before = await standing(order_id);
    const input = { order_id, id: order_id, order_ids: [order_id], email: "other@example.com", items: [] };
    const unlike = [];
    for (const [name, fate] of orderWorkflows) {
      if (fate !== "refused") continue;
      const workflow = exported().get(name) as Runnable | undefined;
      const said = workflow ? await refusal(workflow(shop.container).run({ input })) : "is not exported";
      if (!/^(An|The|A|Address|Capture) .* .*\.$/.test(said)) unlike.push(`${name}: ${said}`);
    }
    expect(unlike).toEqual([]);
    expect(await standing(order_id)).toEqual(before);
    const changes = await shop.query({
      text: "select from order_change where order_id = $1",
      values: [order_id],
    });
    expect(changes).toEqual([]);
    await clean();
  });

  it("a second payment, a credit line, a new address", async () => {
    const { orderId } = await order("confirmed");
    const { container } = shop;
    const collection = flows
      .createOrderPaymentCollectionWorkflow(container)
      .run({ input: { order_id: orderId, amount: 10 } });
    expect(await refusal(collection)).toMatch(/one payment/);
    const credit = flows
      .createOrderCreditLinesWorkflow(container)
      .run({ input: { id: orderId, order_id: orderId, credit_lines: [{ amount: 10 }] } as never });
    expect(await refusal(credit)).toMatch(/invoice/);
    const update = flows
      .updateOrderWorkflow(container)
      .run({ input: { id: orderId, email: "other@example.com", user_id: "user" } });
    expect(await refusal(update)).toMatch(/stay as they are/);
    await flows
      .updateOrderWorkflow(container)
      .run({ input: { id: orderId, metadata: { gift: true }, user_id: "user" } });
    await clean();
  });

  it("a part of a parcel, a part of the cash, cash that is not owed, and unpacking", async () => {
    const made = await order("confirmed");
    const [item] = made.items;
    const part = { ...made, items: [{ id: item?.id ?? "", quantity: 1 }] };
    expect(await refusal(fulfil(part))).toMatch(/as a whole/);
    const payment_id = await paymentOf(made.orderId);
    const { container } = shop;
    expect(
      await refusal(flows.capturePaymentWorkflow(container).run({ input: { payment_id, amount: 1 } })),
    ).toMatch(/as a whole/);
    await flows.capturePaymentWorkflow(container).run({ input: { payment_id } });
    expect(
      await refusal(flows.refundPaymentWorkflow(container).run({ input: { payment_id, amount: 1 } })),
    ).not.toBe("was not refused");
    const fulfillment_id = await fulfil(made);
    const unpack = flows
      .cancelOrderFulfillmentWorkflow(container)
      .run({ input: { order_id: made.orderId, fulfillment_id } });
    expect(await refusal(unpack)).toMatch(/cannot be unpacked/);
    await clean();
  });

  it("a return in several steps of what is not delivered, to another place, for a price, or past its confirmation", async () => {
    const { container } = shop;
    const begin = (order_id: string, location_id?: string) =>
      flows
        .beginReturnOrderWorkflow(container)
        .run({ input: { order_id, ...(location_id && { location_id }) } });
    expect(await refusal(begin((await order("confirmed")).orderId))).toMatch(/only a delivered order/);
    const { orderId } = await delivered();
    expect(await refusal(begin(orderId, "sloc_elsewhere"))).toMatch(/go back to the location/);
    const { result } = await begin(orderId);
    const return_id = result.return_id ?? "";
    const price = { return_id, shipping_option_id: "so", custom_amount: 50 };
    expect(await refusal(flows.createReturnShippingMethodWorkflow(container).run({ input: price }))).toMatch(
      /charges nothing/,
    );
    expect(
      await refusal(flows.confirmReturnRequestWorkflow(container).run({ input: { return_id } })),
    ).toMatch(/names no items/);
    expect(await refusal(flows.beginReceiveReturnWorkflow(container).run({ input: { return_id } }))).toMatch(
      /no return of it/,
    );
    await expect(container.resolve(Modules.ORDER).confirmOrderChange(result.id)).rejects.toThrow(
      /confirmReturnRequestWorkflow/,
    );
    await clean();
  });

  it("a reservation of an open order that is taken away, halved or doubled", async () => {
    const made = await order("confirmed");
    const { container } = shop;
    const { id, ...hold } = await holdOf(made);
    const ids = [id];
    expect(await refusal(flows.deleteReservationsWorkflow(container).run({ input: { ids } }))).toMatch(
      /Order .* is confirmed: its items stay reserved/,
    );
    const byLine = { input: { ids: [hold.line_item_id] } };
    expect(await refusal(flows.deleteReservationsByLineItemsWorkflow(container).run(byLine))).toMatch(
      /stay reserved/,
    );
    const update = (to: object) =>
      flows.updateReservationsWorkflow(container).run({ input: { updates: [{ id, ...to }] } });
    expect(await refusal(update({ quantity: 1 }))).toMatch(/stay reserved/);
    expect(await refusal(update({ quantity: 3 }))).toMatch(/stay reserved/);
    const more = { input: { reservations: [{ ...hold, quantity: 1 }] } };
    expect(await refusal(flows.createReservationsWorkflow(container).run(more))).toMatch(/stay reserved/);
    expect(await shelf(shop, made.productId)).toEqual({ stocked: 5, reserved: 2 });
    await update({ description: "Beside the door" });
    await update({ quantity: 2 });
    await clean();
  });

  it("a reservation of no order is whoever's made it, and an order that is over has none", async () => {
    const made = await order("confirmed");
    const { container } = shop;
    const { id: _held, line_item_id, ...hold } = await holdOf(made);
    const create = (line?: string) =>
      flows.createReservationsWorkflow(container).run({
        input: { reservations: [{ ...hold, quantity: 1, ...(line && { line_item_id: line }) }] },
      });
    const { result } = await create();
    const ids = result.map(({ id }) => id);
    await flows.deleteReservationsWorkflow(container).run({ input: { ids } });
    await flows.cancelOrderWorkflow(container).run({ input: { order_id: made.orderId } });
    expect(await refusal(create(line_item_id))).toMatch(/is cancelled/);
    expect(await shelf(shop, made.productId)).toEqual({ stocked: 5, reserved: 0 });
    await clean();
  });

  it("an order that lost its reservation is not sent until it is reserved again", async () => {
    const made = await order("confirmed");
    const hold = await holdOf(made);
    await unhold(hold);
    const move = (to: OrderStatus) =>
      lifecycle().transitionOrder(shop.container, { orderId: made.orderId, to, by: "admin" });
    const send = () => move("shipped");
    await move("packed");
    await expect(send()).rejects.toMatchObject({ status: 409, code: "not_held" });
    expect(await refusal(fulfil(made))).toMatch(/reserve them again/);
    expect((await standing(made.orderId)).status).toBe("packed");
    const { id: _gone, ...again } = hold;
    const reserve = () =>
      flows
        .createReservationsWorkflow(shop.container)
        .run({ input: { reservations: [{ ...again, quantity: 1 }] } });
    await reserve();
    await expect(send()).rejects.toMatchObject({ code: "not_held" });
    await reserve();
    await send();
    expect(await shelf(shop, made.productId)).toEqual({ stocked: 3, reserved: 0 });
    await clean();
  });

  it("an order that left without its goods before that is delivered, and they leave the stock then", async () => {
    const made = await order("confirmed", "packed");
    const { orderId, productId } = made;
    await unhold(await holdOf(made));
    // As it was written down until schema 1270: shipped, without a parcel.
    await shop.query({
      text: `with sent as (update shop_order set status = 'shipped' where order_id = $1 returning order_id)
             insert into shop_order_move (order_id, from_status, to_status, by) select order_id, 'packed', 'shipped', 'admin' from sent`,
      values: [orderId],
    });
    const move = (to: OrderStatus) =>
      lifecycle().transitionOrder(shop.container, { orderId, to, by: "admin", note: "By hand" });
    await move("out_for_delivery");
    const [other] = await buyers(shop, 1);
    if (!other) throw new Error("no buyer");
    await addTo(shop, other, productId, 4);
    const sold = await placeFor(shop, other);
    await expect(move("delivered")).rejects.toMatchObject({ status: 409, code: "pieces_taken" });
    expect(await shelf(shop, productId)).toEqual({ stocked: 5, reserved: 4 });
    await lifecycle().transitionOrder(shop.container, {
      orderId: sold.orderId,
      to: "cancelled",
      by: "admin",
      note: "Too many",
    });
    await move("delivered");
    expect((await standing(orderId)).status).toBe("delivered");
    expect(await shelf(shop, productId)).toEqual({ stocked: 3, reserved: 0 });
    await clean();
    await move("return_requested");
    await move("return_approved");
    await move("return_received");
    expect(await shelf(shop, productId)).toEqual({ stocked: 5, reserved: 0 });
    await clean();
  });

  it("a transition that is not the order's next, with the ones that are", async () => {
    const { orderId } = await order("confirmed", "packed", "shipped");
    const cancel = flows.cancelOrderWorkflow(shop.container).run({ input: { order_id: orderId } });
    expect(await refusal(cancel)).toMatch(/shipped/);
    await clean();
  });
});

describe("what is written beside the workflows is refused if the two would differ", () => {
  it("by the engine's modules, with the workflow that does it", async () => {
    const { orderId } = await order("confirmed");
    const { container } = shop;
    const orders = container.resolve(Modules.ORDER);
    await expect(orders.cancel(orderId)).rejects.toThrow(/cancelOrderWorkflow/);
    await expect(
      orders.createOrderChange({ order_id: orderId, change_type: "edit" } as never),
    ).rejects.toThrow(/no edits/);
    await expect(orders.createReturn({ order_id: orderId, items: [] } as never)).rejects.toThrow();
    await expect(orders.deleteOrders([orderId])).rejects.toThrow(/cannot be deleted/);
    const payments = container.resolve(Modules.PAYMENT);
    await expect(payments.capturePayment({ payment_id: await paymentOf(orderId) })).rejects.toThrow(
      /capturePaymentWorkflow/,
    );
    expect(await standing(orderId)).toMatchObject({ status: "confirmed", payment: "cod_due" });
    await clean();
  });

  it("on its reservations", async () => {
    const made = await order("confirmed");
    const { id, line_item_id } = await holdOf(made);
    const inventory = shop.container.resolve(Modules.INVENTORY);
    const stays = /stay reserved until it is shipped or cancelled/;
    await expect(inventory.deleteReservationItems([id])).rejects.toThrow(stays);
    await expect(inventory.softDeleteReservationItems([id])).rejects.toThrow(stays);
    await expect(inventory.deleteReservationItemsByLineItem(line_item_id)).rejects.toThrow(stays);
    await expect(inventory.updateReservationItems({ id, quantity: 1 })).rejects.toThrow(stays);
    await expect(inventory.updateReservationItems({ id, line_item_id: "other" } as never)).rejects.toThrow(
      stays,
    );
    expect(await shelf(shop, made.productId)).toEqual({ stocked: 5, reserved: 2 });
    await flows.cancelOrderWorkflow(shop.container).run({ input: { order_id: made.orderId } });
    await expect(inventory.restoreReservationItems([id])).rejects.toThrow(/is cancelled/);
    await clean();
  });

  it("on its parcel", async () => {
    const made = await order();
    const fulfillmentId = await fulfil(made);
    const fulfillments = shop.container.resolve(Modules.FULFILLMENT);
    const at = new Date();
    await expect(fulfillments.updateFulfillment(fulfillmentId, { shipped_at: at })).rejects.toThrow(
      /createOrderShipmentWorkflow/,
    );
    await expect(fulfillments.cancelFulfillment(fulfillmentId)).rejects.toThrow(/cancelOrderWorkflow/);
    await clean();
  });

  it("by a console", async () => {
    const { orderId } = await order("confirmed", "packed", "shipped");
    await expect(
      shop.query({ text: `update "order" set status = 'canceled' where id = $1`, values: [orderId] }),
    ).rejects.toThrow(/cancelOrderWorkflow/);
    await clean();
  });
});
