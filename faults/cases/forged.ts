import { createHmac } from "node:crypto";
import type { Fault } from "../fault";
import { expectSame } from "../shop/assertions";
import { newProduct } from "../shop/goods";
import { pendingOrder, statusOf, verify } from "../shop/online";
import { send, surely } from "../shop/send";
import { someShoppers } from "../shop/shoppers";
import { type Confirmation, noWebhooks, razorpayKeys } from "../testbed/razorpay";
import type { Testbed } from "../testbed/testbed";

const { keySecret, webhookSecret } = razorpayKeys;
const hmac = (text: string, secret: string, kind = "sha256") =>
  createHmac(kind, secret).update(text).digest("hex");

/** A webhook's raw body and its signature, if any. */
type Letter = { body: string; signature?: string; headers?: Record<string, string> };

/** Webhooks that Razorpay never sent, about a payment that was never made. */
function forgedWebhooks(orderId: string): Record<string, Letter> {
  const body = JSON.stringify({
    entity: "event",
    event: "payment.captured",
    payload: { payment: { entity: { id: "pay_forged00000000", order_id: orderId, status: "captured" } } },
  });
  const true_ = hmac(body, webhookSecret);
  const signed = (signature: string): Letter => ({ body, signature });
  return {
    "no signature": { body },
    "an empty signature": signed(""),
    "the word null": signed("null"),
    "a zero": signed("0"),
    "64 zeros": signed("0".repeat(64)),
    "another secret": signed(hmac(body, "guess")),
    "an empty secret": signed(hmac(body, "")),
    "the key id for a secret": signed(hmac(body, razorpayKeys.keyId)),
    "the key secret for the webhook's": signed(hmac(body, keySecret)),
    "another hash": signed(hmac(body, webhookSecret, "sha1")),
    "a longer hash": signed(hmac(body, webhookSecret, "sha512")),
    "another body's signature": signed(hmac("{}", webhookSecret)),
    "a signature cut short": signed(true_.slice(0, 63)),
    "half a signature": signed(true_.slice(0, 32)),
    "a signature with more behind it": signed(`${true_}00`),
    "a signature in base64": signed(Buffer.from(true_, "hex").toString("base64")),
    "two signatures": signed(`${true_}, ${true_}`),
    "a signature with its kind before it": signed(`sha256=${true_}`),
    "one letter changed in the body": { body: body.replace("captured", "Captured"), signature: true_ },
    "a space more in the body": { body: `${body} `, signature: true_ },
    "other whitespace in the body": { body: JSON.stringify(JSON.parse(body), null, 1), signature: true_ },
    "another order in the body": { body: body.replace(orderId, "order_other"), signature: true_ },
    "a body that is no JSON": { body: "captured", signature: hmac("captured", keySecret) },
    "an empty body": { body: "", signature: hmac("", keySecret) },
    "the signature in another header": { body, headers: { "x-signature": true_ } },
  };
}

/** Forged responses of a payment window, for an order that nobody paid. */
function forgedAnswers(
  orderId: string,
  others: Confirmation,
  failed: Confirmation,
): Record<string, Confirmation> {
  const own = { razorpay_order_id: orderId, razorpay_payment_id: "pay_forged00000000" };
  const true_ = hmac(`${orderId}|pay_forged00000000`, keySecret);
  const signed = (razorpay_signature: string): Confirmation => ({ ...own, razorpay_signature });
  return {
    "64 zeros": signed("0".repeat(64)),
    "another secret": signed(hmac(`${orderId}|pay_forged00000000`, "guess")),
    "the webhook's secret": signed(hmac(`${orderId}|pay_forged00000000`, webhookSecret)),
    "the ids the other way round": signed(hmac(`pay_forged00000000|${orderId}`, keySecret)),
    "the ids without a bar": signed(hmac(`${orderId}pay_forged00000000`, keySecret)),
    "a signature cut short": signed(true_.slice(0, 62)),
    "another's whole answer": others,
    "another's payment for this order": {
      ...others,
      razorpay_order_id: orderId,
    },
    "this order with another's signature": { ...own, razorpay_signature: others.razorpay_signature },
    "a payment that failed, rightly signed": failed,
    "a payment that never was, rightly signed": signed(true_),
  };
}

async function sendWebhook(testbed: Testbed, { body, signature, headers }: Letter): Promise<number> {
  const { status } = await surely(() =>
    send(testbed.razorpay.webhookUrl, {
      method: "POST",
      raw: body,
      headers: {
        "content-type": "application/json",
        ...(signature !== undefined && { "x-razorpay-signature": signature }),
        ...headers,
      },
    }),
  );
  return status;
}

/** Forged messages are rejected and leave nothing behind. */
export const forged: Fault = {
  name: "forged",
  unit: "rounds of 25 webhooks, 11 verifies, 11 callbacks",
  full: 10,
  small: 1,
  shape: "one",
  run: async (testbed, amount) => {
    await testbed.razorpay.faults(noWebhooks);
    const product = await newProduct(testbed, 90_000);
    const violations: string[] = [];
    let refused = 0;
    for (let round = 0; round < amount; round += 1) {
      const [victim, other, unlucky] = await someShoppers(testbed, 3);
      if (!victim || !other || !unlucky) throw new Error("Too few shoppers came.");
      const target = await pendingOrder(testbed, victim, product);
      const theirs = await pendingOrder(testbed, other, product);
      const unpaid = await pendingOrder(testbed, unlucky, product);
      const confirmation = await testbed.razorpay.pay(theirs.razorpayOrderId);
      const failed = await testbed.razorpay.pay(unpaid.razorpayOrderId, "failed");
      // Without what a stand-in tells once more of an earlier case.
      const kept = () =>
        testbed.query<{ count: number }>(
          `select count(*)::int as count from shop_payment_inbox
           where provider_order_id is null or provider_order_id = any ($1)`,
          [[target, theirs, unpaid].map(({ razorpayOrderId }) => razorpayOrderId)],
        );
      const before = await kept();
      for (const [what, letter] of Object.entries(forgedWebhooks(target.razorpayOrderId))) {
        const status = await sendWebhook(testbed, letter);
        if (status === 400) refused += 1;
        else violations.push(`a webhook with ${what} was answered ${status}`);
      }
      violations.push(...expectSame("webhooks kept", await kept(), before));
      const answers = forgedAnswers(target.razorpayOrderId, confirmation, failed);
      for (const [what, answer] of Object.entries(answers)) {
        const { status } = await verify(testbed.urlFor(0), victim, answer);
        if (status === 200) violations.push(`a verify with ${what} was believed`);
        else refused += 1;
        const callback = await surely(() =>
          send(`${testbed.urlFor(0)}/api/payments/razorpay/callback`, {
            method: "POST",
            raw: String(new URLSearchParams(answer)),
            headers: { "content-type": "application/x-www-form-urlencoded" },
          }),
        );
        if (callback.status !== 303)
          violations.push(`a callback with ${what} was answered ${callback.status}`);
      }
      const states = await statusOf(testbed, [target.orderId, unpaid.orderId]);
      for (const { order_id, status } of states)
        if (status !== "pending_payment") violations.push(`order ${order_id} became ${status} by a forgery`);
    }
    await testbed.razorpay.faults();
    return { orders: 0, refused, violations };
  },
};
