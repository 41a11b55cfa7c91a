import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openRazorpay } from "../../../../sandbox/razorpay/stand-in";
import { serve } from "../../../../sandbox/serve";
import { paise } from "../../contract/money";
import { GatewayFailure } from "../gateway";
import { razorpayClient } from "./client";
import { isPaymentSigned, isWebhookSigned } from "./signature";

const keys = { keyId: "rzp_test_sandbox", keySecret: "s3cret" };
let server: Server;
let baseUrl: string;
const portOf = (listening: Server) => (listening.address() as AddressInfo).port;
const post = (path: string, body: unknown) =>
  fetch(`${baseUrl}${path}`, { method: "POST", body: JSON.stringify(body) });

beforeAll(async () => {
  server = await serve(0, openRazorpay({ ...keys, origin: "http://127.0.0.1" }).routes);
  baseUrl = `http://127.0.0.1:${portOf(server)}`;
});
afterAll(() => {
  server.close();
});

describe("the Razorpay client", () => {
  it("finds the order of a receipt again, as after a lost answer, instead of making a second", async () => {
    const client = razorpayClient({ ...keys, baseUrl });
    const first = await client.createOrder(paise(10_000), "SB-lost", {});
    const second = await client.createOrder(paise(10_000), "SB-lost", {});
    expect(second.id).toBe(first.id);
  });

  it("refunds once, however often the same refund is asked for", async () => {
    const client = razorpayClient({ ...keys, baseUrl });
    const order = await client.createOrder(paise(10_000), "SB-refund", {});
    await post(`/pay/${order.id}`, { outcome: "captured" });
    const [payment] = await client.paymentsOf(order.id);
    const first = await client.refund(payment?.id ?? "", paise(10_000), "refund-key");
    const second = await client.refund(payment?.id ?? "", paise(10_000), "refund-key");
    expect(second.id).toBe(first.id);
    await expect(client.refund(payment?.id ?? "", paise(100), "other-key")).rejects.toMatchObject({
      kind: "refused",
    });
  });

  it("says that a call may be tried again when the line was cut, the partner was busy or broke", async () => {
    const client = razorpayClient({ ...keys, baseUrl });
    for (const kind of ["reset", "busy", "error"]) {
      await post("/faults", { api: { kind, calls: 1 } });
      const failure = await client.fetchOrder("order_x").catch((error: unknown) => error);
      expect(failure, kind).toBeInstanceOf(GatewayFailure);
      expect((failure as GatewayFailure).kind, kind).toBe("down");
    }
  });

  it("asks again for a page of its books that did not come, and not when it is refused", async () => {
    const client = razorpayClient({ ...keys, baseUrl });
    const { id } = await client.createOrder(paise(10_000), "SB-books", {});
    await post("/faults", { api: { kind: "busy", calls: 2 } });
    expect((await client.ordersSince(0)).map((order) => order.id)).toContain(id);
    const stranger = razorpayClient({ ...keys, keySecret: "another", baseUrl });
    await expect(stranger.ordersSince(0)).rejects.toMatchObject({ kind: "refused" });
  });

  it("does not wait for a silent partner for ever", async () => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const client = razorpayClient({ ...keys, baseUrl: `http://127.0.0.1:${portOf(silent)}`, timeoutMs: 80 });
    await expect(client.fetchOrder("order_x")).rejects.toMatchObject({ kind: "down", code: "0" });
    silent.close();
    silent.closeAllConnections();
  });

  it("says that a refusal is final", async () => {
    const wrong = razorpayClient({ ...keys, keySecret: "wrong", baseUrl });
    await expect(wrong.fetchOrder("order_x")).rejects.toMatchObject({ kind: "refused", code: "401" });
  });
});

describe("Razorpay's signatures", () => {
  const hmac = (text: string) => createHmac("sha256", "s3cret").update(text).digest("hex");
  const ids = { razorpay_order_id: "order_1", razorpay_payment_id: "pay_1" };

  it("prove a payment for these two ids and no others", () => {
    const razorpay_signature = hmac("order_1|pay_1");
    expect(isPaymentSigned({ ...ids, razorpay_signature }, "s3cret")).toBe(true);
    expect(isPaymentSigned({ ...ids, razorpay_payment_id: "pay_2", razorpay_signature }, "s3cret")).toBe(
      false,
    );
    for (const forged of ["", "0", razorpay_signature.slice(0, 63), `${razorpay_signature}0`, "z".repeat(64)])
      expect(isPaymentSigned({ ...ids, razorpay_signature: forged }, "s3cret"), forged).toBe(false);
  });

  it("prove a webhook by its raw bytes", () => {
    const body = Buffer.from('{"event":"payment.captured"}');
    expect(isWebhookSigned(body, hmac(body.toString()), "s3cret")).toBe(true);
    expect(isWebhookSigned(Buffer.concat([body, Buffer.from(" ")]), hmac(body.toString()), "s3cret")).toBe(
      false,
    );
  });
});
