import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Razorpay from "razorpay";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { soon } from "../../scripts/testing/soon";
import { readText } from "../read-body";
import { serve } from "../serve";
import { openRazorpay } from "./stand-in";

const keys = { keyId: "rzp_test_sandbox", keySecret: "s3cret" };
/** A limit against hanging, not a measurement. */
const heard: { eventId: unknown; body: string; signature: unknown }[] = [];
let shop: Server;
let server: Server;
let origin: string;
let client: Razorpay;

const portOf = (listening: Server) => (listening.address() as AddressInfo).port;
const post = (path: string, body: unknown = {}) =>
  fetch(`${origin}${path}`, { method: "POST", body: JSON.stringify(body) });

beforeAll(async () => {
  shop = createServer(async (request, response) => {
    const body = await readText(request);
    heard.push({
      eventId: request.headers["x-razorpay-event-id"],
      body,
      signature: request.headers["x-razorpay-signature"],
    });
    response.end();
  }).listen(0, "127.0.0.1");
  await once(shop, "listening");
  const webhook = { url: `http://127.0.0.1:${portOf(shop)}/hooks/razorpay`, secret: "hook" };
  server = await serve(0, openRazorpay({ ...keys, origin: "http://127.0.0.1", webhook }).routes);
  origin = `http://127.0.0.1:${portOf(server)}`;
  client = new Razorpay({ key_id: keys.keyId, key_secret: keys.keySecret });
  // The SDK has no option for another host.
  (client as unknown as { api: { rq: { defaults: { baseURL: string } } } }).api.rq.defaults.baseURL = origin;
});
afterAll(() => {
  shop.close();
  server.close();
});

describe("the sandbox's Razorpay", () => {
  it("lets the real SDK make an order, see it paid, and refund a part and the rest", async () => {
    const order = await client.orders.create({ amount: 49_900, currency: "INR", receipt: "SB-1" });
    expect(order).toMatchObject({ amount: 49_900, status: "created", receipt: "SB-1" });

    const paid = (await (await post(`/pay/${order.id}`, { outcome: "captured" })).json()) as Record<
      string,
      string
    >;
    const wanted = createHmac("sha256", keys.keySecret)
      .update(`${order.id}|${paid.razorpay_payment_id}`)
      .digest("hex");
    expect(paid.razorpay_signature).toBe(wanted);
    expect(await client.orders.fetch(order.id)).toMatchObject({ status: "paid", amount_due: 0 });

    const part = await client.payments.refund(paid.razorpay_payment_id ?? "", { amount: 9_900 });
    expect(part).toMatchObject({ amount: 9_900, status: "processed" });
    await client.payments.refund(paid.razorpay_payment_id ?? "", {});
    expect(await client.payments.fetch(paid.razorpay_payment_id ?? "")).toMatchObject({
      status: "refunded",
      amount_refunded: 49_900,
    });
    await expect(
      client.payments.refund(paid.razorpay_payment_id ?? "", { amount: 100 }),
    ).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it("tells the shop with signed webhooks", async () => {
    await vi.waitFor(
      () => expect(heard.some(({ body }) => body.includes("payment.captured"))).toBe(true),
      soon,
    );
    for (const { body, signature } of heard)
      expect(signature).toBe(createHmac("sha256", "hook").update(body).digest("hex"));
  });

  it("refuses wrong keys, too small amounts and a receipt used before", async () => {
    expect((await post("/v1/orders", { amount: 500, currency: "INR" })).status).toBe(401);
    await expect(client.orders.create({ amount: 50, currency: "INR" })).rejects.toMatchObject({
      statusCode: 400,
    });
    const again = { amount: 500, currency: "INR", receipt: "SB-1", unique_receipt: true };
    await expect(client.orders.create(again)).rejects.toMatchObject({ statusCode: 400 });
  });

  it("turns a failed payment into an authorised and captured one when the bank is late", async () => {
    const order = await client.orders.create({ amount: 1_000, currency: "INR" });
    const tried = (await (await post(`/pay/${order.id}`, { outcome: "failed" })).json()) as Record<
      string,
      string
    >;
    expect(await client.payments.fetch(tried.razorpay_payment_id ?? "")).toMatchObject({ status: "failed" });
    await post(`/authorise-late/${tried.razorpay_payment_id}`);
    expect(await client.orders.fetch(order.id)).toMatchObject({ status: "paid" });
  });

  it("does each event as often as the faults say", async () => {
    await post("/faults", { webhook: { times: 3 } });
    const order = await client.orders.create({ amount: 2_000, currency: "INR" });
    await post(`/pay/${order.id}`, { outcome: "failed" });
    // What is told of earlier payments may still be on its way.
    const mine = () => heard.filter(({ body }) => body.includes(order.id));
    await expect.poll(() => mine()).toHaveLength(3);
    expect(new Set(mine().map(({ eventId }) => eventId)).size).toBe(1);
    await post("/faults", {});
  });
});
