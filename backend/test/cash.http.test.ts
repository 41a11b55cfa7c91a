import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderStatus, PaymentStatus } from "../src/contract/order-states";
import type { SchemaStep } from "../src/platform/schema";
import { buyers, signedIn } from "./support/buyers";
import type { Signed } from "./support/call";
import {
  arrivalOf,
  aStart,
  aStep,
  begun,
  canWriteOff,
  chosenMove,
  comingBack,
  type Goods,
  left,
  type Model,
  moved,
  paymentOf,
  type Step,
  wantedRefund,
} from "./support/cash-model";
import { auditFaults, place, put, shirt, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";
import { emptyOutbox } from "./support/outbox";

let shop: Shop;
let admin: Signed & { id: string };
let toy: string;
let tee: string;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "100000" });
  admin = await shop.admin();
  toy = await stockOne(shop, { title: "Toy", price: 500, totalStock: 5_000 });
  tee = await stockOne(shop, { ...shirt, sizes: [{ size: "M", stock: 5_000 }] });
});
afterAll(async () => {
  expect(await auditFaults()).toEqual([]);
  await shop.close();
});

type Buyer = Signed & { id: string };

async function aBuyer(): Promise<Buyer> {
  const [buyer] = await buyers(shop, 1);
  if (!buyer) throw new Error("No buyer was made.");
  return signedIn(shop, buyer);
}

/** Two toys and a shirt for ₹1,640 in cash; the shirt and one toy together cost ₹1,100. */
async function anOrder(buyer: Buyer) {
  await put(shop, buyer, toy, 2);
  await put(shop, buyer, tee, 1, "M");
  const { body } = await place(shop, buyer);
  return { buyer, id: body.orderId, total: body.order.totalAmount };
}
const aPart = () => [
  { productId: toy, quantity: 1 },
  { productId: tee, size: "M" as const, quantity: 1 },
];
const partPrice = 1_100;

type Pieces = { productId: string; size?: "M"; quantity: number };
const pieces = ({ toys, shirts }: Goods): Pieces[] => [
  ...(toys > 0 ? [{ productId: toy, quantity: toys }] : []),
  ...(shirts > 0 ? [{ productId: tee, size: "M" as const, quantity: shirts }] : []),
];

type Change = { paymentStatus?: PaymentStatus; note?: string; unsellable?: Pieces[] };
const move = (id: string, orderStatus: OrderStatus, more: Change = { note: "It must be" }) =>
  shop.call("adminUpdateOrder", { params: { id }, body: { orderStatus, ...more } }, admin);
async function moveAlong(id: string, ...way: OrderStatus[]) {
  for (const to of way) expect((await move(id, to)).status, to).toBe(200);
}
const toDelivery = ["confirmed", "packed", "shipped", "out_for_delivery", "delivered"] as const;

async function courierSays(id: string, to: OrderStatus): Promise<void> {
  const { transitionOrder } = loadBackend<
    typeof import("../src/order-lifecycle/transitions/transition-order")
  >("./order-lifecycle/transitions/transition-order");
  await transitionOrder(shop.container, { orderId: id, to, by: "courier", note: "Scanned" });
}

const cancel = (buyer: Signed, orderId: string, cancellationReason = "Changed my mind") =>
  shop.call(
    "cancelOrder",
    { params: { orderId }, body: { orderStatus: "cancelled", cancellationReason } },
    buyer,
  );
const noteCash = (orderIds: string[], reference?: string) =>
  shop.call("adminNoteCash", { body: { orderIds, reference } }, admin);
const takeBack = (id: string, reason = "It was another order's") =>
  shop.call("adminTakeCashBack", { params: { id }, body: { reason } }, admin);
type Refund = { amount: number; how?: "cash" | "upi" | "bank"; reference?: string; refundDue?: number };
const refund = (id: string, { how = "upi", ...more }: Refund, reason = "The shopper called it off") =>
  shop.call("adminNoteRefund", { params: { id }, body: { how, ...more, reason } }, admin);
const read = async (buyer: Signed, id: string) =>
  (await shop.call("getOrder", { params: { id } }, buyer)).body.data;
const seen = async (id: string) => (await shop.call("adminGetOrder", { params: { id } }, admin)).body.data;

/** The engine's figures for an order's money (rupees). */
async function engineSays(id: string) {
  const [row] = await shop.query<{ captured: number; refunded: number; balance: number; collection: string }>(
    {
      text: `select
        coalesce((select sum(amount) from capture k where k.payment_id = p.id and k.deleted_at is null), 0)::float8 as captured,
        coalesce((select sum(amount) from refund f where f.payment_id = p.id and f.deleted_at is null), 0)::float8 as refunded,
        coalesce((select sum(amount) from order_transaction t where t.order_id = $1 and t.deleted_at is null), 0)::float8 as balance,
        c.status::text as collection
      from order_payment_collection l join payment_collection c on c.id = l.payment_collection_id
        join payment p on p.payment_collection_id = c.id where l.order_id = $1`,
      values: [id],
    },
  );
  return row;
}

// Runs first, while the shop has no other order: its tables are recreated.
describe("a shop from before cash was kept", () => {
  it("finds what its cancelled orders still owe, and all else as it was", async () => {
    const forgotten = await anOrder(await aBuyer());
    const paid = await anOrder(await aBuyer());
    const returned = await anOrder(await aBuyer());
    await noteCash([forgotten.id, paid.id, returned.id], "REMIT-9");
    await cancel(forgotten.buyer, forgotten.id);
    await moveAlong(returned.id, ...toDelivery, "return_requested", "return_approved", "return_received");
    await refund(returned.id, { amount: returned.total, how: "cash" });
    await shop.query({
      text: `update shop_order set payment_status = 'cancelled' where order_id = $1`,
      values: [forgotten.id],
    });
    await shop.query({
      text: `update payment set canceled_at = now() where payment_collection_id in
             (select payment_collection_id from order_payment_collection where order_id = $1)`,
      values: [forgotten.id],
    });
    // Mails of these orders read the tables that are taken away now.
    await emptyOutbox(shop);
    await shop.query({
      text: "drop table shop_cash_receipt, shop_cash_owed, shop_cash_refund, shop_refund_account",
    });

    const knex = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION) as unknown as Knex;
    for (const step of ["0230-cash", "0691-counter-means", "0720-cash-paid-in"]) {
      const { up } = loadBackend<SchemaStep>(`./platform/schema/${step}`);
      await knex.transaction((transaction) => up(transaction));
    }

    expect(await seen(forgotten.id)).toMatchObject({
      paymentStatus: "refund_pending",
      refundDue: forgotten.total,
    });
    expect(await seen(paid.id)).toMatchObject({
      paymentStatus: "paid",
      cashReceipts: [{ takenBackAt: null }],
    });
    expect(await seen(returned.id)).toMatchObject({
      paymentStatus: "refunded",
      refunds: [{ amount: returned.total, how: "cash", status: "processed" }],
    });
    expect((await refund(forgotten.id, { amount: forgotten.total })).status).toBe(200);
  });
});

describe("cash of an order", () => {
  it("that was noted before the delivery is given back when the shopper cancels", async () => {
    const { buyer, id, total } = await anOrder(await aBuyer());
    expect((await noteCash([id])).status).toBe(200);
    expect((await read(buyer, id)).paymentStatus).toBe("paid");
    const { status, body } = await cancel(buyer, id);
    expect([status, body.data]).toMatchObject([
      200,
      {
        orderStatus: "cancelled",
        paymentStatus: "refund_pending",
        refundDue: total,
        refunds: [{ amount: total, status: "pending", how: null, reason: "Changed my mind" }],
        canSaveRefundAccount: true,
      },
    ]);

    const some = await refund(id, { amount: 1_000, how: "cash" });
    expect(some.body.data).toMatchObject({ paymentStatus: "refund_pending", refundDue: total - 1_000 });
    const rest = await refund(id, { amount: total - 1_000, how: "upi", reference: "UTR 4711" });
    expect([rest.status, rest.body.data.paymentStatus]).toEqual([200, "refunded"]);
    expect((await read(buyer, id)).refunds).toMatchObject([
      { amount: 1_000, status: "processed", how: "cash", reference: null },
      { amount: total - 1_000, status: "processed", how: "upi", reference: "UTR 4711" },
    ]);
    expect(await engineSays(id)).toMatchObject({ captured: total, refunded: total, balance: 0 });
    expect((await refund(id, { amount: 1 })).body.code).toBe("nothing_owed");
  });

  it("is not received because a courier says delivered, but when somebody has it", async () => {
    const { buyer, id } = await anOrder(await aBuyer());
    await moveAlong(id, "confirmed");
    await courierSays(id, "delivered");
    expect(await read(buyer, id)).toMatchObject({ orderStatus: "delivered", paymentStatus: "cod_due" });
    expect(await engineSays(id)).toMatchObject({ captured: 0, balance: 0 });
    expect((await move(id, "delivered", { paymentStatus: "paid" })).status).toBe(200);
    expect((await read(buyer, id)).paymentStatus).toBe("paid");
  });

  it("may be noted with any move, and is never left out in silence", async () => {
    const { id, total } = await anOrder(await aBuyer());
    const confirmed = await move(id, "confirmed", { paymentStatus: "paid" });
    expect([confirmed.status, confirmed.body.data.paymentStatus]).toEqual([200, "paid"]);
    const untrue = await move(id, "packed", { paymentStatus: "refunded", note: "?" });
    expect([untrue.status, untrue.body.code]).toEqual([409, "illegal_payment"]);
    expect((await seen(id)).orderStatus).toBe("confirmed");
    const again = await move(id, "packed", { paymentStatus: "paid" });
    expect([again.status, again.body.data.paymentStatus]).toEqual([200, "paid"]);
    const off = await move(id, "cancelled", { note: "Sold out" });
    expect(off.body.data).toMatchObject({ paymentStatus: "refund_pending", refundDue: total });
  });

  it("that was noted by mistake is taken back with a reason, and can be noted again", async () => {
    const { id, total } = await anOrder(await aBuyer());
    expect((await takeBack(id)).body.code).toBe("illegal_payment");
    await noteCash([id], "REMIT-1");
    expect((await takeBack(id, " \u200b ")).status).toBe(422);
    const taken = await takeBack(id, "It was order 12");
    expect(taken.body.data).toMatchObject({
      paymentStatus: "cod_due",
      cashReceipts: [{ reference: "REMIT-1", takenBackReason: "It was order 12" }],
    });
    expect(await engineSays(id)).toEqual({ captured: 0, refunded: 0, balance: 0, collection: "authorized" });
    await noteCash([id], "REMIT-2");
    expect(await engineSays(id)).toMatchObject({ captured: total, balance: total });

    await cancel((await anOrder(await aBuyer())).buyer, id);
    await move(id, "cancelled", { note: "Sold out" });
    expect((await refund(id, { amount: 10 })).status).toBe(200);
    expect((await takeBack(id)).body.code).toBe("cash_given_back");
  });

  it("that never came for an order which is over leaves nothing to give back", async () => {
    const { buyer, id } = await anOrder(await aBuyer());
    await noteCash([id]);
    await cancel(buyer, id);
    expect((await takeBack(id)).body.data).toMatchObject({
      paymentStatus: "cancelled",
      refundDue: 0,
      refunds: [],
    });
    expect((await noteCash([id])).body.code).toBe("cash_not_due");
    expect((await refund(id, { amount: 1 })).body.code).toBe("nothing_owed");
  });

  it("comes in with a remittance of several orders, all or none, and once", async () => {
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1) ids.push((await anOrder(await aBuyer())).id);
    expect((await noteCash(ids)).body.errors?.[0]?.field).toBe("reference");
    const over = (await anOrder(await aBuyer())).id;
    await move(over, "cancelled");
    const { number } = { number: (await seen(over)).orderNumber };
    const refused = await noteCash([...ids, over], "REMIT-3");
    expect([refused.status, refused.body.code]).toEqual([409, "cash_not_due"]);
    expect(refused.body.message).toContain(number);
    expect((await seen(ids[0] ?? "")).paymentStatus).toBe("cod_due");

    const twice = await Promise.all([noteCash(ids, "REMIT-3"), noteCash([...ids].reverse(), "REMIT-3")]);
    for (const { status, body } of twice)
      expect([status, body.data]).toEqual([200, { orders: 3, amount: 3 * 1_640 }]);
    for (const id of ids)
      expect(await seen(id)).toMatchObject({
        paymentStatus: "paid",
        cashReceipts: [{ reference: "REMIT-3" }],
      });
    expect((await noteCash(ids, "REMIT-4")).body.code).toBe("cash_not_due");
  });

  it("goes back once where two of the staff note it at the same time", async () => {
    const { buyer, id, total } = await anOrder(await aBuyer());
    await noteCash([id]);
    await cancel(buyer, id);
    const both = await Promise.all([
      refund(id, { amount: 800, refundDue: total }),
      refund(id, { amount: 800, refundDue: total }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe("refund_changed");
    const more = await refund(id, { amount: total });
    expect([more.status, more.body.code]).toEqual([409, "refund_too_large"]);
    expect((await refund(id, { amount: 0 })).status).toBe(422);
    expect((await refund(id, { amount: 1.005 })).status).toBe(422);
  });

  it("of goods that came back is owed also while the courier has it, and given back once it is here", async () => {
    const { buyer, id } = await anOrder(await aBuyer());
    await moveAlong(id, ...toDelivery);
    const body = { reason: "Too small", items: aPart() };
    await shop.call("returnOrder", { params: { id }, body }, buyer);
    await moveAlong(id, "return_approved", "return_received");
    expect(await read(buyer, id)).toMatchObject({
      paymentStatus: "cod_due",
      refundDue: 0,
      refunds: [{ amount: partPrice, status: "pending" }],
    });
    expect((await refund(id, { amount: partPrice })).body.code).toBe("cash_not_noted");
    await noteCash([id], "REMIT-5");
    expect(await read(buyer, id)).toMatchObject({ paymentStatus: "refund_pending", refundDue: partPrice });
    const back = await refund(id, { amount: partPrice, how: "bank" });
    expect(back.body.data.paymentStatus).toBe("partially_refunded");
  });

  it("that nobody ever paid for goods which came back is closed by staff who say so", async () => {
    const { id } = await anOrder(await aBuyer());
    await moveAlong(id, ...toDelivery, "return_requested", "return_approved");
    const silent = await move(id, "return_received", { paymentStatus: "cancelled" });
    expect([silent.status, silent.body.errors?.[0]?.field]).toEqual([422, "note"]);
    const closed = await move(id, "return_received", { paymentStatus: "cancelled", note: "He paid nothing" });
    expect(closed.body.data).toMatchObject({ paymentStatus: "cancelled", refunds: [] });
  });

  it("is on the dashboard while its parcel is out or was handed over, and not before or after", async () => {
    const figure = async () => (await shop.call("getDashboard", {}, admin)).body.data.codToCollect ?? 0;
    const before = await figure();
    const { id, total } = await anOrder(await aBuyer());
    await moveAlong(id, "confirmed", "packed");
    expect(await figure()).toBe(before);
    await moveAlong(id, "shipped");
    expect(await figure()).toBe(before + total);
    await courierSays(id, "delivered");
    expect(await figure()).toBe(before + total);
    await noteCash([id]);
    expect(await figure()).toBe(before);
  });
});

describe("where the money of a cash order shall go", () => {
  const bank = {
    kind: "bank" as const,
    accountNumber: "3012 3456 789",
    ifsc: "sbin0000427",
    accountName: "आशा Patil",
  };
  const save = (buyer: Signed, id: string, body: object = { kind: "upi", upiId: "Asha@okaxis" }) =>
    shop.call("saveRefundAccount", { params: { id }, body: { refundAccount: body as never } }, buyer);
  const account = (id: string) => shop.call("adminGetRefundAccount", { params: { id } }, admin);

  it("is asked with the return, seen by staff alone, and sealed where it is kept", async () => {
    const { buyer, id } = await anOrder(await aBuyer());
    await moveAlong(id, ...toDelivery);
    const body = { reason: "Too small", refundAccount: bank };
    const asked = await shop.call("returnOrder", { params: { id }, body }, buyer);
    expect(asked.body.data).toMatchObject({
      refundAccount: { kind: "bank", hint: "••••6789, SBIN" },
      canSaveRefundAccount: true,
    });
    expect((await account(id)).body.data).toEqual({
      kind: "bank",
      accountNumber: "30123456789",
      ifsc: "SBIN0000427",
      accountName: "आशा Patil",
    });
    expect((await shop.call("adminGetRefundAccount", { params: { id } }, buyer)).status).toBe(403);
    for (const list of ["adminGetOrders", "adminGetOrder"] as const) {
      const reply = await shop.call(list, { params: { id }, query: {} } as never, admin);
      expect(JSON.stringify(reply.body)).not.toContain("30123456789");
    }
    const [kept] = await shop.query<{ row: string }>({
      text: "select row_to_json(a)::text as row from shop_refund_account a where order_id = $1",
      values: [id],
    });
    expect(kept?.row).not.toMatch(/30123456789|0000427|आशा/);
    const log = await shop.query<{ row: string }>({
      text: "select row_to_json(l)::text as row from audit_log l",
    });
    expect(log.map(({ row }) => row).join()).not.toContain("30123456789");
  });

  it("is looked at by staff on the record: who, when and of which order, but not what they saw", async () => {
    const { buyer, id } = await anOrder(await aBuyer());
    await moveAlong(id, ...toDelivery);
    const notes = () =>
      shop.query<{ who: string; thing: string; changes: unknown[] }>({
        text: `select admin_name as who, thing, changes from audit_log
               where route = 'adminGetRefundAccount' and thing_id = $1`,
        values: [id],
      });
    expect((await account(id)).status).toBe(404);
    expect(await notes()).toEqual([]);
    await shop.call(
      "returnOrder",
      { params: { id }, body: { reason: "Too small", refundAccount: bank } },
      buyer,
    );
    expect((await account(id)).status).toBe(200);
    const [note, ...more] = await notes();
    expect(more).toEqual([]);
    expect(note).toMatchObject({
      who: expect.stringMatching(/./),
      thing: expect.stringMatching(/\d/),
      changes: [],
    });
  });

  it("can be said and changed while money goes back, and not before", async () => {
    const { buyer, id } = await anOrder(await aBuyer());
    expect((await save(buyer, id)).body.code).toBe("no_refund_due");
    await noteCash([id]);
    await cancel(buyer, id);
    expect((await save(await aBuyer(), id)).status).toBe(404);
    expect((await save(buyer, id)).body.data.refundAccount?.hint).toBe("a•••@okaxis");
    expect((await save(buyer, id, bank)).body.data.refundAccount?.kind).toBe("bank");
  });

  it("is refused where no bank could know it, with the field", async () => {
    const { buyer, id } = await anOrder(await aBuyer());
    for (const [body, field] of [
      [{ kind: "upi", upiId: "asha@gmail.com" }, "upiId"],
      [{ ...bank, accountNumber: "12345" }, "accountNumber"],
      [{ ...bank, ifsc: "SBIN1234567" }, "ifsc"],
      [{ ...bank, accountName: " " }, "accountName"],
      [{ kind: "cheque" }, "kind"],
    ] as const) {
      const { status, body: answer } = await save(buyer, id, body);
      expect([status, answer.errors?.[0]?.field]).toEqual([422, `refundAccount.${field}`]);
    }
  });

  it("outlives the account of a shopper whose goods are still to come back", async () => {
    const buyer = await aBuyer();
    const { id } = await anOrder(buyer);
    await moveAlong(id, ...toDelivery);
    await noteCash([id]);
    const body = { reason: "Too small", refundAccount: bank };
    expect((await shop.call("returnOrder", { params: { id }, body }, buyer)).status).toBe(200);
    const { forgetShopper } =
      loadBackend<typeof import("../src/accounts/forget-shopper")>("./accounts/forget-shopper");
    await forgetShopper(buyer);
    expect((await account(id)).status).toBe(200);
  });

  it("is deleted by the shopper at any time, and by staff once the money has gone", async () => {
    const { buyer, id, total } = await anOrder(await aBuyer());
    await noteCash([id]);
    await cancel(buyer, id);
    await save(buyer, id);
    const off = await shop.call("deleteRefundAccount", { params: { id } }, buyer);
    expect(off.body.data.refundAccount).toBeNull();
    await save(buyer, id);
    const forget = () => shop.call("adminDeleteRefundAccount", { params: { id } }, admin);
    expect((await forget()).body.code).toBe("refund_due");
    await refund(id, { amount: total });
    expect((await account(id)).status).toBe(200);
    expect((await forget()).body.data.refundAccount).toBeNull();
    expect((await account(id)).status).toBe(404);
  });
});

describe("a reason", () => {
  it("is needed for everything that cancels an order or gives money back, and blanks are none", async () => {
    const { buyer, id } = await anOrder(await aBuyer());
    for (const note of [undefined, "", "   ", "\u200b"]) {
      const reply = await move(id, "cancelled", { note });
      expect([reply.status, reply.body.errors?.[0]]).toEqual([
        422,
        { field: "note", message: "Please give a reason" },
      ]);
    }
    expect((await cancel(buyer, id, " \u200b")).status).toBe(422);
    await moveAlong(id, ...toDelivery);
    const blank = { params: { id }, body: { reason: "\u2060" } };
    expect((await shop.call("returnOrder", blank, buyer)).status).toBe(422);
    await noteCash([id]);
    await moveAlong(id, "return_requested");
    expect((await move(id, "return_rejected", {})).body.errors?.[0]?.field).toBe("note");
    expect((await move(id, "return_approved", {})).status).toBe(200);
    expect((await move(id, "return_received", {})).body.errors?.[0]?.field).toBe("note");
    await moveAlong(id, "return_received");
    const handed = await move(id, "return_received", { paymentStatus: "refunded" });
    expect(handed.body.errors?.[0]?.field).toBe("note");
    expect((await refund(id, { amount: 1 }, " ")).body.errors?.[0]?.field).toBe("reason");
    const said = await move(id, "return_received", {
      paymentStatus: "refunded",
      note: "Paid at the counter",
    });
    expect(said.body.data).toMatchObject({
      paymentStatus: "refunded",
      refunds: [{ how: "cash", reason: "Paid at the counter" }],
    });
  });

  it("is not asked of staff for a move that takes nothing away", async () => {
    const { id } = await anOrder(await aBuyer());
    for (const to of toDelivery) expect((await move(id, to, {})).status).toBe(200);
  });
});

describe("whatever happens to a cash order, in whatever order", () => {
  type Run = { model: Model; id: string; buyer: Buyer };

  async function staffMove({ model, id }: Run, to: OrderStatus): Promise<Model> {
    expect((await move(id, to)).status, `staff: ${model.status} > ${to}`).toBe(200);
    return moved(model, to, "admin");
  }

  /** The goods are returned, and `broken` ones are written off at once. */
  async function arrives(run: Run, broken: Goods): Promise<Model> {
    const { model, id } = run;
    const to = arrivalOf(model);
    if (!to) return model;
    const change = { note: "Wet through", unsellable: pieces(broken) };
    expect((await move(id, to, change)).status, `broken: ${model.status} > ${to}`).toBe(200);
    return { ...moved(model, to, "admin"), gone: broken };
  }

  /** Applies a step to the order and to its model; if it is impossible in the model, the shop must refuse it. */
  async function take(run: Run, step: Step): Promise<Model> {
    const { model, id, buyer } = run;
    const isDue = paymentOf(model) === "cod_due";
    const status = (reply: { status: number }) => reply.status;
    switch (step.what) {
      case "staffMove": {
        const to = chosenMove(model, "admin", step.pick);
        return to ? staffMove(run, to) : model;
      }
      case "courierMove": {
        const to = chosenMove(model, "courier", step.pick);
        if (!to) return model;
        await courierSays(id, to);
        return moved(model, to, "courier");
      }
      case "shopperCancels": {
        const can = ["pending", "confirmed", "packed"].includes(model.status);
        expect(status(await cancel(buyer, id))).toBe(can ? 200 : 409);
        return can ? moved(model, "cancelled", "shopper") : model;
      }
      case "returnAll":
      case "returnPart": {
        const isPart = step.what === "returnPart";
        const can = model.status === "delivered";
        const body = { reason: "Too small", ...(isPart && { items: aPart() }) };
        expect(status(await shop.call("returnOrder", { params: { id }, body }, buyer))).toBe(can ? 200 : 409);
        const asked: Model = { ...model, goingBack: isPart ? "part" : "all" };
        return can ? moved(asked, "return_requested", "shopper") : model;
      }
      case "noteCash":
        expect(status(await noteCash([id]))).toBe(isDue ? 200 : 409);
        return isDue ? { ...model, isReceived: true } : model;
      case "noteCashByStatus":
        expect(status(await move(id, model.status, { paymentStatus: "paid" }))).toBe(isDue ? 200 : 409);
        return isDue ? { ...model, isReceived: true } : model;
      case "takeBack": {
        const can = model.isReceived && model.given === 0;
        expect(status(await takeBack(id))).toBe(can ? 200 : 409);
        if (!can) return model;
        const isOver = model.status === "cancelled" || model.status === "rto_received";
        return { ...model, isReceived: false, isClosed: isOver, owed: isOver ? 0 : model.owed };
      }
      case "neverPaid": {
        const can = isDue && model.status === "return_received" && model.goingBack === "all";
        const wish = { paymentStatus: "cancelled" as const, note: "Nothing was paid" };
        expect(status(await move(id, model.status, wish))).toBe(can ? 200 : 409);
        return can ? { ...model, isClosed: true, owed: 0 } : model;
      }
      case "arrivesBroken": {
        const { toys, shirts } = comingBack(model);
        return arrives(run, { toys: step.pick % (toys + 1), shirts: (step.pick >> 2) % (shirts + 1) });
      }
      case "arrivesLost":
        return arrives(run, comingBack(model));
      case "writtenOffLater": {
        const can = canWriteOff(model);
        const change = { note: "Found broken", unsellable: pieces({ toys: 1, shirts: 0 }) };
        expect(status(await move(id, model.status, change))).toBe(can ? 200 : 422);
        return can ? { ...model, gone: { ...model.gone, toys: model.gone.toys + 1 } } : model;
      }
      case "giveBackAll":
      case "giveBackPart":
      case "giveBackTooMuch": {
        const amount = wantedRefund(model, step);
        const can = model.isReceived && left(model) > 0 && amount <= left(model);
        expect(status(await refund(id, { amount })), `${amount} of ${left(model)}`).toBe(can ? 200 : 409);
        return can ? { ...model, given: Math.round((model.given + amount) * 100) / 100 } : model;
      }
    }
  }

  async function compare({ model, id }: Run, step: string): Promise<void> {
    const order = await seen(id);
    const given = order.refunds.filter(({ status }) => status === "processed");
    const waiting = order.refunds.filter(({ status }) => status === "pending");
    const sum = (rows: { amount: number }[]) =>
      Math.round(rows.reduce((paise, { amount }) => paise + amount * 100, 0)) / 100;
    expect(
      {
        orderStatus: order.orderStatus,
        paymentStatus: order.paymentStatus,
        given: sum(given),
        waiting: sum(waiting),
        refundDue: order.refundDue,
        hasInvoice: order.hasInvoice,
        hasCreditNote: order.hasCreditNote,
        gone: order.writtenOff.reduce((sum, { quantity }) => sum + quantity, 0),
      },
      step,
    ).toEqual({
      orderStatus: model.status,
      paymentStatus: paymentOf(model),
      given: model.given,
      waiting: left(model),
      refundDue: model.isReceived ? left(model) : 0,
      hasInvoice: model.hasInvoice,
      hasCreditNote: model.hasCreditNote,
      gone: model.gone.toys + model.gone.shirts,
    });
    const received = model.isReceived ? model.total : 0;
    const engine = await engineSays(id);
    expect(engine, step).toMatchObject({
      captured: received,
      refunded: model.given,
      balance: Math.round((received - model.given) * 100) / 100,
    });
    expect(await auditFaults(), step).toEqual([]);
  }

  it("its cash, its refunds, its papers, its goods and the engine's books agree after each step", {
    timeout: 900_000,
  }, async () => {
    const steps = fc.array(aStep, { minLength: 4, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(aStart, steps, async (start, plan) => {
        const { buyer, id, total } = await anOrder(await aBuyer());
        let model = begun(total, partPrice);
        for (const to of start) model = await staffMove({ model, id, buyer }, to);
        for (const [at, step] of plan.entries()) {
          model = await take({ model, id, buyer }, step);
          await compare({ model, id, buyer }, `${at}: ${JSON.stringify(step)}`);
        }
      }),
      { numRuns: Number(process.env.CASH_RUNS ?? 20), seed: Number(process.env.CASH_SEED ?? 20_261_122) },
    );
  });
});

describe("a courier's remittance", () => {
  const match = async (csv: string, more: object = {}) => {
    const { status, body } = await shop.call("adminMatchRemittance", { body: { csv, ...more } }, admin);
    expect(status).toBe(200);
    return body.data;
  };

  it("is compared with the cash that is due, and what is right is then recorded once", async () => {
    const made = [];
    for (let nth = 0; nth < 4; nth += 1) {
      const order = await anOrder(await aBuyer());
      await moveAlong(order.id, "confirmed", "packed");
      const { body } = await shop.call("adminGetOrder", { params: { id: order.id } }, admin);
      made.push({
        ...order,
        number: body.data.orderNumber,
        awb: `REM${nth}${body.data.orderNumber.slice(-6)}`,
      });
    }
    const [right, short, waiting, twice] = made as [
      (typeof made)[number],
      (typeof made)[number],
      (typeof made)[number],
      (typeof made)[number],
    ];
    for (const { id, awb } of [right, short, twice]) {
      const courier = { name: "India Post", awb };
      expect((await move(id, "shipped", { courier } as Change)).status).toBe(200);
    }
    const csv = [
      "Sr,AWB Code,Remitted amount",
      `1,${right.awb.toLowerCase()},"₹ ${right.total.toLocaleString("en-IN")}.00"`,
      `2,${short.awb},${short.total - 100}`,
      `3,${waiting.number},${waiting.total}`,
      `4,${twice.number},${twice.total}`,
      `5,${twice.awb},${twice.total}`,
      "6,NOBODY,100",
      `7,${right.awb},none`,
    ].join("\n");
    const { rows, ...columns } = await match(csv);
    expect(columns).toMatchObject({ numberColumn: "AWB Code", amountColumn: "Remitted amount" });
    expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, "right"],
      [3, "short"],
      [4, "notDue"],
      [5, "right"],
      [6, "twice"],
      [7, "unknown"],
      [8, "unreadable"],
    ]);
    expect(rows[1]).toMatchObject({ paid: short.total - 100, expected: short.total, orderId: short.id });
    const orderIds = rows.flatMap(({ outcome, orderId }) =>
      outcome === "right" && orderId ? [orderId] : [],
    );
    const noted = await shop.call("adminNoteCash", { body: { orderIds, reference: "UTR 4711" } }, admin);
    expect(noted.body.data).toEqual({ orders: 2, amount: right.total + twice.total });
    const again = await match(csv, { numberColumn: "AWB Code", amountColumn: "Remitted amount" });
    expect(again.rows[0]).toMatchObject({ outcome: "noted", reference: "UTR 4711" });

    // Paid short: the shopper has paid, and what the courier still owes the shop is kept.
    const differences = [{ orderId: short.id, paidIn: short.total - 100 }];
    const noteShort = () =>
      shop.call(
        "adminNoteCash",
        { body: { orderIds: [short.id], reference: "UTR 4712", differences } },
        admin,
      );
    expect((await noteShort()).body.data).toEqual({ orders: 1, amount: short.total });
    expect((await noteShort()).status).toBe(200);
    const { body } = await shop.call("adminGetOrder", { params: { id: short.id } }, admin);
    expect(body.data).toMatchObject({ paymentStatus: "paid", cashReceipts: [{ paidIn: short.total - 100 }] });
    const report = await shop.call("adminGetReport", {}, admin);
    expect(report.body.data.remittances).toMatchObject([
      { orderId: short.id, reference: "UTR 4712", due: short.total, paidIn: short.total - 100 },
    ]);
    const reason = "Another parcel";
    await shop.call("adminTakeCashBack", { params: { id: short.id }, body: { reason } }, admin);
    expect((await shop.call("adminGetReport", {}, admin)).body.data.remittances).toEqual([]);
  });

  it("is a second payment for what was paid before its parcel left, or was recorded under another reference", async () => {
    const early = await anOrder(await aBuyer());
    const late = await anOrder(await aBuyer());
    expect((await noteCash([early.id])).status).toBe(200);
    for (const { id } of [early, late]) await moveAlong(id, "confirmed", "packed", "shipped");
    expect((await noteCash([late.id], "UTR 1")).status).toBe(200);
    const numbers = await Promise.all([early, late].map(async ({ id }) => (await seen(id)).orderNumber));
    const csv = `Order,Amount\n${numbers[0]},${early.total}\n${numbers[1]},${late.total}`;
    const outcomes = async (more: object = {}) => (await match(csv, more)).rows.map(({ outcome }) => outcome);
    expect(await outcomes()).toEqual(["again", "noted"]);
    expect(await outcomes({ reference: "UTR 1" })).toEqual(["again", "noted"]);
    expect(await outcomes({ reference: "UTR 2" })).toEqual(["again", "again"]);
    expect((await match(csv)).rows[0]).toMatchObject({ paidInAll: early.total, expected: early.total });
    // Undone, the cash is due from the courier.
    await takeBack(early.id);
    expect(await outcomes()).toEqual(["right", "noted"]);
  });

  it("has no rows before its columns are known, and is refused if it is no table", async () => {
    expect(await match("Name,Town\nAsha,Satara")).toEqual({
      columns: ["Name", "Town"],
      numberColumn: null,
      amountColumn: null,
      rows: [],
    });
    const refused = async (body: object) =>
      (await shop.call("adminMatchRemittance", { body: body as never }, admin)).status;
    expect(await refused({ csv: "AWB,Amount" })).toBe(422);
    expect(await refused({ csv: "AWB,Amount\n1,2", numberColumn: "Other" })).toBe(422);
    expect(await refused({ csv: `AWB,Amount${"\n1,2".repeat(1_001)}` })).toBe(422);
  });
});
