import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Invoice } from "../src/billing/invoice";
import type { OrderStatus, PaymentStatus } from "../src/contract/order-states";
import type { LinePieces } from "../src/contract/return-refund";
import { buyers, signedIn } from "./support/buyers";
import { asBrowserOf } from "./support/call";
import { auditFaults, place, put, shelf, shirt, stock, stockOne } from "./support/goods";
import { indiaDay, withinADay } from "./support/india-day";
import { mailsTo } from "./support/mails";
import { openShop, type Shop } from "./support/open-shop";
import { pendingOrder } from "./support/paying";
import { promote } from "./support/promotions";
import { type PlayedRazorpay, playRazorpay } from "./support/razorpay";
import { type Said, stepsOf } from "./support/reason";

let shop: Shop;
let admin: { token: string };
let move: ReturnType<typeof stepsOf>["move"];
let moveAlong: ReturnType<typeof stepsOf>["moveAlong"];
let razorpay: PlayedRazorpay;
beforeAll(async () => {
  razorpay = await playRazorpay();
  shop = await openShop(razorpay.variables);
  admin = await shop.admin();
  ({ move, moveAlong } = stepsOf(shop, admin));
});
afterAll(async () => {
  expect(await auditFaults()).toEqual([]);
  await shop.close();
  await razorpay.close();
});

type Person = { id: string; email: string; token: string };
type Pieces = Omit<LinePieces, "size"> & { size?: "M" | "L" };
const toDelivery = ["packed", "shipped", "out_for_delivery"] as const;

const askBack = (person: Person, id: string, items?: Pieces[]) =>
  shop.call("returnOrder", { params: { id }, body: { reason: "Does not fit", items } }, person);
const read = async (person: Person, id: string) =>
  (await shop.call("getOrder", { params: { id } }, person)).body.data;

/** Three toys at ₹500.33 and a shirt at ₹600 in the cart of a shopper with a mailbox. */
async function filledCart() {
  const [toy = "", tee = ""] = await stock(shop, { title: "Toy", price: 500.33, totalStock: 10 }, shirt);
  const [buyer] = await buyers(shop, 1);
  if (!buyer) throw new Error("no buyer");
  const person = await signedIn(shop, buyer);
  await put(shop, person, toy, 3);
  await put(shop, person, tee, 1, "M");
  return { person, toy, tee };
}

async function deliveredForCash(paymentStatus: PaymentStatus = "paid") {
  const bought = await filledCart();
  const id = (await place(shop, bought.person)).body.orderId;
  await moveAlong(id, "confirmed", ...toDelivery);
  expect((await move(id, "delivered", { paymentStatus })).status).toBe(200);
  return { ...bought, id };
}

async function paidOnline() {
  const bought = await filledCart();
  const { orderId: id, razorpayOrderId } = await pendingOrder(shop, bought.person);
  const answer = await razorpay.pay(razorpayOrderId);
  await shop.call("verifyPayment", { body: answer }, bought.person);
  return { ...bought, id, paymentId: answer.razorpay_payment_id };
}

/** The engine's own figures for an order. */
async function engineSays(id: string) {
  const [row] = await shop.query({
    text: `select
      (select json_agg(status::text order by display_id) from return where order_id = $1 and deleted_at is null) as returns,
      round((s.totals ->> 'current_order_total')::numeric, 2)::float8 as total,
      round((s.totals ->> 'pending_difference')::numeric, 2)::float8 as due,
      (select sum(return_received_quantity)::integer from order_item i where i.order_id = $1 and i.version = e.version) as received,
      (select sum(return_dismissed_quantity)::integer from order_item i where i.order_id = $1 and i.version = e.version) as dismissed
      from "order" e join order_summary s on s.order_id = e.id and s.version = e.version where e.id = $1`,
    values: [id],
  });
  return row;
}

async function creditNote(id: string): Promise<Invoice | undefined> {
  const [row] = await shop.query<{ document: Invoice }>({
    text: "select document from shop_invoice where order_id = $1 and series = 'CN'",
    values: [id],
  });
  return row?.document;
}

const history = async (productId: string) =>
  (await shop.call("adminGetStockMovements", { params: { id: productId } }, admin)).body.data
    .filter(({ kind }) => kind === "stock")
    .map(({ change, reason }) => [reason, change]);

const salesToday = async () => (await shop.call("getDashboard", {}, admin)).body.data.salesToday ?? 0;

const subjects = (person: Person) => mailsTo(shop, person.email).map(({ subject }) => subject);

describe("asking to send a part back", () => {
  it("is kept with its goods and its money, for the shopper, the staff and the engine", async () => {
    const { person, id, toy, tee } = await deliveredForCash();
    const { status, body } = await askBack(person, id, [
      { productId: toy, quantity: 2 },
      { productId: tee, size: "M", quantity: 1 },
    ]);
    expect(status).toBe(200);
    expect(body.data.returnRequest).toMatchObject({
      items: [
        { productId: toy, quantity: 2, title: expect.stringMatching(/^Toy/), refund: 1_000.66 },
        { productId: tee, size: "M", quantity: 1, refund: 600 },
      ],
      isWhole: false,
      refund: 1_600.66,
    });
    const seen = (await shop.call("adminGetOrder", { params: { id } }, admin)).body.data;
    expect(seen.returnRequest).toEqual(body.data.returnRequest);
    expect(await engineSays(id)).toMatchObject({ returns: ["requested"], total: body.data.totalAmount });
    await moveAlong(id, "return_approved");
    const mail = () =>
      mailsTo(shop, person.email).find(({ subject }) => subject.startsWith("Return approved"));
    await expect.poll(() => mail()?.text).toContain("we refund ₹1,600.66");
    expect(mail()?.text).toMatch(/2 × Toy \d+, 1 × Cotton Shirt \d+ \(Size M\)/);
  });

  it("is refused for what was not bought, for more than that, twice, and for nothing", async () => {
    const { person, id, toy, tee } = await deliveredForCash();
    const other = await stockOne(shop, { title: "Toy" });
    for (const [items, field] of [
      [[], "items"],
      [[{ productId: other, quantity: 1 }], "items.0.productId"],
      [[{ productId: toy, size: "M", quantity: 1 }], "items.0.productId"],
      [[{ productId: tee, size: "L", quantity: 1 }], "items.0.productId"],
      [[{ productId: tee, quantity: 1 }], "items.0.productId"],
      [[{ productId: toy, quantity: 4 }], "items.0.quantity"],
      [[{ productId: toy, quantity: 0 }], "items.0.quantity"],
      [[{ productId: toy, quantity: 1.5 }], "items.0.quantity"],
      [Array(2).fill({ productId: toy, quantity: 1 }), "items.1.productId"],
    ] satisfies [Pieces[], string][]) {
      const { status, body } = await askBack(person, id, items);
      expect([status, body.errors?.[0]?.field], JSON.stringify(items)).toEqual([422, field]);
      expect(body.errors?.[0]?.message).toMatch(/^[A-Z][^{}]+$/);
    }
    expect(await read(person, id)).toMatchObject({ orderStatus: "delivered", returnRequest: null });
  });

  it("counts once, however many different parts are asked for at once", async () => {
    const { person, id, toy, tee } = await deliveredForCash();
    const wishes: Pieces[] = [
      { productId: toy, quantity: 1 },
      { productId: toy, quantity: 3 },
      { productId: tee, size: "M", quantity: 1 },
    ];
    const replies = await Promise.all([...wishes, ...wishes].map((wish) => askBack(person, id, [wish])));
    const [kept, ...more] = replies.filter(({ status }) => status === 200);
    expect([more, replies.filter(({ status }) => status === 409).length]).toEqual([[], 5]);
    expect((await read(person, id)).returnRequest).toEqual(kept?.body.data.returnRequest);
    await moveAlong(id, "return_approved", "return_received");
    expect((await askBack(person, id, [{ productId: toy, quantity: 1 }])).body.code).toBe(
      "return_already_asked",
    );
  });

  it("is the whole order where all pieces are named, delivery and all", async () => {
    const { person, id, toy, tee } = await deliveredForCash();
    const { body } = await askBack(person, id, [
      { productId: tee, size: "M", quantity: 1 },
      { productId: toy, quantity: 3 },
    ]);
    const { totalAmount } = body.data;
    expect(body.data.returnRequest).toMatchObject({ isWhole: true, refund: totalAmount });
    await moveAlong(id, "return_approved", "return_received");
    expect(await engineSays(id)).toMatchObject({ total: 0, due: -totalAmount });
    expect((await creditNote(id))?.totals.totalPaise).toBe(Math.round(totalAmount * 100));
    expect((await move(id, "return_received", { paymentStatus: "partially_refunded" })).status).toBe(409);
    expect((await move(id, "return_received", { paymentStatus: "refunded" })).status).toBe(200);
  });
});

describe("the money of a part", () => {
  it("goes back the way it came where it was paid online, exactly and once", async () => {
    const { person, id, toy, tee, paymentId } = await paidOnline();
    await moveAlong(id, ...toDelivery, "delivered");
    await askBack(person, id, [{ productId: toy, quantity: 2 }]);
    await moveAlong(id, "return_approved");
    const replies = await Promise.all(Array.from({ length: 3 }, () => move(id, "return_received")));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await expect.poll(async () => (await read(person, id)).paymentStatus).toBe("partially_refunded");
    const order = await read(person, id);
    expect(order).toMatchObject({
      orderStatus: "return_received",
      hasCreditNote: true,
      refunds: [{ amount: 1_000.66, status: "processed" }],
    });
    const { refunds } = await razorpay.ledger();
    expect(refunds.filter(({ payment_id }) => payment_id === paymentId).map(({ amount }) => amount)).toEqual([
      100_066,
    ]);
    const kept = Math.round((order.totalAmount - 1_000.66) * 100) / 100;
    expect(await engineSays(id)).toEqual({
      returns: ["received"],
      total: kept,
      due: 0,
      received: 2,
      dismissed: 0,
    });
    expect(await shelf(shop, toy)).toEqual({ stocked: 9, reserved: 0 });
    expect(await shelf(shop, tee)).toEqual({ stocked: 9, reserved: 0 });
    await expect
      .poll(() => subjects(person).filter((subject) => subject.startsWith("₹1,000.66 refunded")))
      .toHaveLength(1);
  });

  it(
    "is handed back in cash by staff, that amount and no other, once",
    withinADay(async () => {
      const { person, id, tee } = await deliveredForCash();
      await askBack(person, id, [{ productId: tee, size: "M", quantity: 1 }]);
      await moveAlong(id, "return_approved");
      const before = await salesToday();
      await moveAlong(id, "return_received");
      expect(before - (await salesToday())).toBeCloseTo(600, 2);
      expect((await read(person, id)).paymentStatus).toBe("refund_pending");
      expect(await engineSays(id)).toMatchObject({ due: -600 });
      expect((await move(id, "return_received", { paymentStatus: "refunded" })).body.code).toBe(
        "illegal_payment",
      );
      const notes = await Promise.all(
        Array.from({ length: 3 }, () => move(id, "return_received", { paymentStatus: "partially_refunded" })),
      );
      expect(notes.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect((await read(person, id)).paymentStatus).toBe("partially_refunded");
      expect(await engineSays(id)).toMatchObject({ due: 0 });
      await expect
        .poll(() => subjects(person).some((subject) => subject.startsWith("₹600 refunded")))
        .toBe(true);
    }),
  );

  it("is owed while the courier has the cash, and given back once that is noted", async () => {
    const { person, id, toy } = await deliveredForCash("cod_due");
    await askBack(person, id, [{ productId: toy, quantity: 1 }]);
    await moveAlong(id, "return_approved", "return_received");
    expect(await shelf(shop, toy)).toEqual({ stocked: 8, reserved: 0 });
    expect((await move(id, "return_received", { paymentStatus: "partially_refunded" })).body.code).toBe(
      "illegal_payment",
    );
    expect((await move(id, "return_received", { paymentStatus: "paid" })).status).toBe(200);
    expect(await engineSays(id)).toMatchObject({ due: -500.33 });
    expect((await move(id, "return_received", { paymentStatus: "partially_refunded" })).status).toBe(200);
    expect(await engineSays(id)).toMatchObject({ due: 0 });
  });

  it("is nothing where a coupon had made the part free: the goods come back all the same", async () => {
    const [dear = "", free = ""] = await stock(
      shop,
      { title: "Dear toy", price: 500, totalStock: 5 },
      { title: "Free toy", price: 199, totalStock: 5 },
    );
    const code = `FREE${Date.now()}`;
    await promote(shop, {
      code,
      method: {
        type: "percentage",
        value: 100,
        target_type: "items",
        allocation: "across",
        target_rules: [{ attribute: "items.product.id", operator: "eq", values: [free] }],
      },
    });
    const [buyer] = await buyers(shop, 1);
    if (!buyer) throw new Error("no buyer");
    const person = await signedIn(shop, buyer);
    await put(shop, person, dear, 1);
    await put(shop, person, free, 1);
    await shop.call("enterPromotionCode", { body: { userId: person.id, code } }, person);
    const id = (await place(shop, person)).body.orderId;
    await moveAlong(id, "confirmed", ...toDelivery, "delivered");
    expect((await askBack(person, id, [{ productId: free, quantity: 1 }])).status).toBe(200);
    await moveAlong(id, "return_approved", "return_received");
    expect(await read(person, id)).toMatchObject({
      orderStatus: "return_received",
      paymentStatus: "cod_due",
    });
    expect(await shelf(shop, free)).toEqual({ stocked: 5, reserved: 0 });
    expect((await move(id, "return_received", { paymentStatus: "paid" })).status).toBe(200);
    expect(await read(person, id)).toMatchObject({ paymentStatus: "paid" });
  });

  it("is not counted among what sold best, which the rest is", async () => {
    const { person, id, toy, tee } = await deliveredForCash();
    const best = async () => {
      const { data } = (await shop.call("adminGetReport", {}, admin)).body;
      return [toy, tee].map((productId) => {
        const found = data.best.find((one) => one.productId === productId);
        return found && [found.pieces, found.amount];
      });
    };
    const sold = await best();
    await askBack(person, id, [{ productId: toy, quantity: 2 }]);
    expect(await best(), "asked back, not here yet").toEqual(sold);
    await moveAlong(id, "return_approved", "return_received");
    const [[pieces = 0, amount = 0] = [], ofTee] = sold;
    expect(await best()).toEqual([[pieces - 2, expect.closeTo(amount - 1_000.66, 2)], ofTee]);
  });

  it("stays where it is when the part is not taken back", async () => {
    const { person, id, toy } = await deliveredForCash();
    await askBack(person, id, [{ productId: toy, quantity: 1 }]);
    await move(id, "return_rejected", { note: "Played with" });
    expect(await read(person, id)).toMatchObject({ paymentStatus: "paid", hasCreditNote: false });
    expect(await engineSays(id)).toMatchObject({ returns: ["canceled"], due: 0 });
  });

  it("never adds up to more than was paid, whatever went back before", async () => {
    const { person, id, toy, paymentId } = await paidOnline();
    await moveAlong(id, ...toDelivery, "delivered");
    const { totalAmount } = await read(person, id);
    await shop.query({
      text: `insert into shop_refund (id, order_id, provider, provider_payment_id, amount_paise, reason)
             values ('refund_goodwill', $1, 'razorpay', $2, $3, 'Late')`,
      values: [id, paymentId, Math.round(totalAmount * 100) - 50_000],
    });
    await askBack(person, id, [{ productId: toy, quantity: 3 }]);
    await moveAlong(id, "return_approved", "return_received");
    const amounts = (await read(person, id)).refunds.map(({ amount }) => amount);
    expect(amounts.at(-1)).toBe(500);
    // The invented refund is requested at Razorpay too, so that both ledgers agree at the end.
    await shop.query({
      text: `insert into shop_outbox (topic, payload) values ('refund-payment', '{"id": "refund_goodwill"}')`,
    });
    await expect.poll(async () => (await read(person, id)).paymentStatus).toBe("refunded");
  });
});

describe("the credit note of a part", () => {
  it(
    "names what came back with its tax, under the next number, and the month loses no more than that",
    withinADay(async () => {
      const used = await stockOne(shop, {
        title: "Used Phone",
        category: "electronics",
        brand: "nokia",
        hsn: "8517",
        gstRate: 18,
        condition: "second-hand",
        price: 1_770,
        purchasePrice: 1_180,
        totalStock: 5,
      });
      const toy = await stockOne(shop, { title: "Toy", price: 105, totalStock: 5 });
      const person = await shop.shopper();
      await put(shop, person, used, 2);
      await put(shop, person, toy, 3);
      const id = (await place(shop, person)).body.orderId;
      await moveAlong(id, "confirmed", ...toDelivery);
      await move(id, "delivered", { paymentStatus: "paid" });
      const month = indiaDay().slice(0, 7);
      const report = async () => {
        const path = `${shop.url}/api/admin/reports/sales-by-hsn?month=${month}`;
        return (await (await fetch(path, { headers: asBrowserOf(admin) })).text()).split("\r\n");
      };
      const marginRow = async () => (await report()).find((row) => row.endsWith(",margin,B2C"));
      expect(await marginRow()).toBe("8517,18,2,1000.00,90.00,90.00,0.00,3540.00,margin,B2C");
      await askBack(person, id, [
        { productId: toy, quantity: 2 },
        { productId: used, quantity: 1 },
      ]);
      await moveAlong(id, "return_approved", "return_received");
      const note = await creditNote(id);
      expect(note).toMatchObject({
        kind: "Credit Note",
        against: { number: expect.stringMatching(/^SB/) },
        lines: [
          {
            quantity: 1,
            totalPaise: 177_000,
            taxable: 177_000,
            tax: 0,
            margin: { marginPaise: 59_000, tax: 9_000 },
          },
          { quantity: 2, totalPaise: 21_000, taxable: 20_000, tax: 1_000, cgst: 500, sgst: 500 },
        ],
        totals: { totalPaise: 198_000, tax: 1_000 },
      });
      expect(note?.inWords).toMatch(/One Thousand Nine Hundred (and )?Eighty/i);
      expect(await marginRow()).toBe("8517,18,1,500.00,45.00,45.00,0.00,1770.00,margin,B2C");
      const numbers = await shop.query<{ number: string }>({
        text: "select number from shop_invoice where series = 'CN' order by number",
      });
      expect(numbers.map(({ number }) => Number(number.split("/")[2]))).toEqual(
        numbers.map((_, at) => at + 1),
      );
      await move(id, "return_received", { paymentStatus: "partially_refunded" });
    }),
  );
});

describe("goods that can't be sold again", () => {
  it("go on no shelf, stand in the stock's history, and are damaged ones for the engine", async () => {
    const { person, id, toy, tee } = await deliveredForCash();
    await askBack(person, id, [
      { productId: toy, quantity: 2 },
      { productId: tee, size: "M", quantity: 1 },
    ]);
    await moveAlong(id, "return_approved");
    for (const [unsellable, field] of [
      [[{ productId: toy, quantity: 3 }], "unsellable.0.quantity"],
      [[{ productId: tee, size: "L", quantity: 1 }], "unsellable.0.productId"],
      [[{ productId: toy, quantity: 0 }], "unsellable.0.quantity"],
    ] satisfies [Pieces[], string][]) {
      const { status, body } = await move(id, "return_received", { unsellable });
      expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
    }
    const { status, body } = await move(id, "return_received", {
      unsellable: [
        { productId: toy, quantity: 1 },
        { productId: tee, size: "M", quantity: 1 },
      ],
    });
    expect(status).toBe(200);
    expect(body.data.writtenOff).toMatchObject([
      { productId: toy, quantity: 1 },
      { productId: tee, size: "M", quantity: 1 },
    ]);
    expect(await shelf(shop, toy)).toEqual({ stocked: 8, reserved: 0 });
    expect(await shelf(shop, tee)).toEqual({ stocked: 9, reserved: 0 });
    expect(await history(toy)).toEqual([
      ["written_off", -1],
      ["order", 2],
      ["order", -3],
      ["first", 10],
    ]);
    expect(await engineSays(id)).toMatchObject({
      returns: ["received"],
      due: -1_600.66,
      received: 1,
      dismissed: 2,
    });
    const again = await move(id, "return_received", { unsellable: [{ productId: toy, quantity: 1 }] });
    expect([again.status, again.body.errors?.[0]?.field]).toEqual([422, "unsellable"]);
  });

  it("may be said of a parcel that nobody took, when it comes or once it is opened", async () => {
    const { id, toy, tee } = await paidOnline();
    await moveAlong(id, "packed", "shipped", "delivery_failed", "rto_in_transit");
    const lost = await move(id, "rto_received", { unsellable: [{ productId: toy, quantity: 1 }] });
    expect(lost.status).toBe(200);
    expect(await shelf(shop, toy)).toEqual({ stocked: 9, reserved: 0 });

    const tooMany = await move(id, "rto_received", { unsellable: [{ productId: toy, quantity: 3 }] });
    expect([tooMany.status, tooMany.body.errors?.[0]?.field]).toEqual([422, "unsellable.0.quantity"]);
    const found: Pieces[] = [
      { productId: toy, quantity: 1 },
      { productId: tee, size: "M", quantity: 1 },
    ];
    const replies = await Promise.all([1, 2].map(() => move(id, "rto_received", { unsellable: found })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await shelf(shop, toy)).toEqual({ stocked: 8, reserved: 0 });
    expect(await shelf(shop, tee)).toEqual({ stocked: 9, reserved: 0 });
    const order = (await shop.call("adminGetOrder", { params: { id } }, admin)).body.data;
    expect(order.writtenOff.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it("are not taken from somebody who has ordered them meanwhile", async () => {
    const toy = await stockOne(shop, { title: "Last Toy", totalStock: 2 });
    const [first, second] = [await shop.shopper(), await shop.shopper()];
    await put(shop, first, toy, 2);
    const id = (await place(shop, first)).body.orderId;
    await moveAlong(
      id,
      "confirmed",
      "packed",
      "shipped",
      "delivery_failed",
      "rto_in_transit",
      "rto_received",
    );
    await put(shop, second, toy, 1);
    expect((await place(shop, second)).status).toBe(201);
    const late = await move(id, "rto_received", { unsellable: [{ productId: toy, quantity: 2 }] });
    expect([late.status, late.body.code]).toEqual([409, "pieces_taken"]);
    expect((await move(id, "rto_received", { unsellable: [{ productId: toy, quantity: 1 }] })).status).toBe(
      200,
    );
    expect(await shelf(shop, toy)).toEqual({ stocked: 1, reserved: 1 });
  });

  it("are named only where goods come back", async () => {
    const { id, toy } = await deliveredForCash();
    const { status, body } = await move(id, "return_requested", {
      unsellable: [{ productId: toy, quantity: 1 }],
    });
    expect([status, body.errors?.[0]?.field]).toEqual([422, "unsellable"]);
  });
});

describe("a part that staff note for the shopper", () => {
  it("goes the way of one that the shopper asked for, also after the window: goods, money, papers and mails", async () => {
    const { person, id, toy, tee } = await paidOnline();
    await moveAlong(id, ...toDelivery, "delivered");
    await shop.query({
      text: "update shop_order set return_by = now() - interval '1 day' where order_id = $1",
      values: [id],
    });
    const items: Pieces[] = [{ productId: toy, quantity: 2 }];
    const { status, body } = await move(id, "return_requested", { note: "Rang us", items });
    expect(status).toBe(200);
    const asked = {
      items: [{ productId: toy, quantity: 2, refund: 1_000.66 }],
      isWhole: false,
      refund: 1_000.66,
      reason: "Rang us",
    };
    expect(body.data).toMatchObject({ orderStatus: "return_requested", returnRequest: asked });
    expect(body.data.timeline.at(-1)).toMatchObject({ to: "return_requested", by: "admin", note: "Rang us" });
    // What staff note for themselves is none of the shopper's words.
    expect((await read(person, id)).returnRequest).toMatchObject({ ...asked, reason: null });
    const [entry] = (await shop.call("adminGetAuditLog", { query: { thingId: id } }, admin)).body.data;
    expect(entry).toMatchObject({
      route: "adminUpdateOrder",
      changes: [
        { field: "orderStatus", from: "delivered", to: "return_requested" },
        { field: "note" },
        { field: "items" },
      ],
    });

    await moveAlong(id, "return_approved");
    const mail = () =>
      mailsTo(shop, person.email).find(({ subject }) => subject.startsWith("Return approved"));
    await expect.poll(() => mail()?.text).toContain("we refund ₹1,000.66");
    expect(mail()?.text).toMatch(/keep 2 × Toy \d+ ready/);

    await moveAlong(id, "return_received");
    await expect.poll(async () => (await read(person, id)).paymentStatus).toBe("partially_refunded");
    expect((await read(person, id)).refunds).toMatchObject([{ amount: 1_000.66, status: "processed" }]);
    expect(await creditNote(id)).toMatchObject({
      lines: [{ quantity: 2, totalPaise: 100_066 }],
      totals: { totalPaise: 100_066 },
    });
    expect(await engineSays(id)).toMatchObject({ returns: ["received"], due: 0, received: 2, dismissed: 0 });
    expect(await shelf(shop, toy)).toEqual({ stocked: 9, reserved: 0 });
    expect(await shelf(shop, tee)).toEqual({ stocked: 9, reserved: 0 });
  });

  it("is the whole order where all pieces are named, or none", async () => {
    for (const items of ["all", null] as const) {
      const { id, toy, tee } = await deliveredForCash();
      const all: Pieces[] = [
        { productId: toy, quantity: 3 },
        { productId: tee, size: "M", quantity: 1 },
      ];
      const { body } = await move(id, "return_requested", { items: items && all });
      expect(body.data.returnRequest).toMatchObject({ isWhole: true, refund: body.data.totalAmount });
    }
  });

  it("is refused for what was not bought, for more than that, twice, for nothing, and beside anything else", async () => {
    const { person, id, toy, tee } = await deliveredForCash();
    const one: Pieces[] = [{ productId: toy, quantity: 1 }];
    const courier = { name: "India Post", awb: "EM123" };
    for (const [to, said, field] of [
      ["return_requested", { items: [] }, "items"],
      ["return_requested", { items: [{ productId: "prod_other", quantity: 1 }] }, "items.0.productId"],
      ["return_requested", { items: [{ productId: tee, size: "L", quantity: 1 }] }, "items.0.productId"],
      ["return_requested", { items: [{ productId: toy, quantity: 4 }] }, "items.0.quantity"],
      ["return_requested", { items: [{ productId: toy, quantity: 0 }] }, "items.0.quantity"],
      ["return_requested", { items: [...one, ...one] }, "items.1.productId"],
      ["return_requested", { items: one, courier }, "items"],
      ["return_requested", { items: one, paymentStatus: "paid" }, "items"],
      ["return_requested", { items: one, unsellable: one }, "items"],
      ["delivered", { items: one }, "items"],
      ["return_approved", { items: one }, "items"],
    ] satisfies [OrderStatus, Said, string][]) {
      const { status, body } = await move(id, to, said);
      expect([status, body.errors?.[0]?.field], JSON.stringify([to, said])).toEqual([422, field]);
      expect(body.errors?.[0]?.message).toMatch(/^[A-Z][^{}]+$/);
    }
    expect(await read(person, id)).toMatchObject({ orderStatus: "delivered", returnRequest: null });
  });

  it("counts once: not for a return that is noted, nor for an order that is not there yet", async () => {
    const { person, id, toy, tee } = await deliveredForCash();
    const wish = (pieces: Pieces) => move(id, "return_requested", { items: [pieces] });
    expect((await wish({ productId: toy, quantity: 1 })).status).toBe(200);
    const again = await wish({ productId: tee, size: "M", quantity: 1 });
    expect([again.status, again.body.errors]).toEqual([
      422,
      [{ field: "items", message: "A return of this order has already been requested" }],
    ]);
    expect((await read(person, id)).returnRequest?.items).toMatchObject([{ productId: toy, quantity: 1 }]);
    await moveAlong(id, "return_approved");
    expect((await wish({ productId: toy, quantity: 1 })).body.code).toBe("illegal_move");

    await put(shop, person, toy, 1);
    const { orderId } = (await place(shop, person)).body;
    const early = await move(orderId, "return_requested", { items: [{ productId: toy, quantity: 1 }] });
    expect([early.status, early.body.code]).toEqual([409, "illegal_move"]);
  });
});
