import { randomBytes } from "node:crypto";
import { findSession } from "../../accounts/sessions/find-session";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { shop } from "../../contract/shop";
import { ownOrder } from "../../orders/read-orders";
import { attemptOfProviderOrder } from "../../payments/attempt";
import { hostedPath, presentWindow } from "../../payments/present-window";
import { env } from "../../platform/env";
import type { RawRoute } from "../pipeline/listener";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

function page(target: string, fields: Record<string, string>, nonce: string): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>To the payment · ${escaped(shop.name)}</title></head>
<body><p>Taking you to the payment page …</p>
<form method="post" action="${escaped(target)}">${inputs.join("")}<button>Continue to payment</button></form>
<script nonce="${nonce}">document.forms[0].submit()</script></body></html>`;
}

/** Nothing but this form and the line that sends it off. */
const policy = (nonce: string, target: string) =>
  `default-src 'none'; script-src 'nonce-${nonce}'; form-action ${new URL(target).origin}; base-uri 'none'; frame-ancestors 'none'`;

/**
 * The way to Razorpay's own payment page, for a browser in which the payment window can't load: a form that posts itself.
 * It carries the shopper's name and phone, so only they get it; 404 for anybody else.
 */
export const showHostedPage: RawRoute = async (req, res, path) => {
  const attempt = await attemptOfProviderOrder(path.slice(hostedPath.length));
  const actor = await findSession(req);
  if (!attempt || actor.kind !== "shopper") throw refuse.notFound(messages.orderNotFound);
  const order = await ownOrder(actor.id, attempt.order_id);
  if (order.status !== "pending_payment") {
    res.writeHead(303, { location: `/shop/razorpay-return?orderId=${order.order_id}` }).end();
    return;
  }
  const { prefill } = presentWindow(order, attempt);
  const target = `${env().RAZORPAY_API_URL}/v1/checkout/embedded`;
  const nonce = randomBytes(16).toString("base64");
  const fields = {
    key_id: attempt.key_id,
    order_id: attempt.razorpay_order_id ?? "",
    amount: String(attempt.amount_paise),
    currency: "INR",
    name: shop.name,
    description: order.number,
    "prefill[name]": prefill?.name ?? "",
    "prefill[email]": prefill?.email ?? "",
    "prefill[contact]": prefill?.contact ?? "",
    callback_url: `${env().PUBLIC_URL}/api/payments/razorpay/callback`,
    cancel_url: `${env().PUBLIC_URL}/shop/razorpay-return?orderId=${order.order_id}&outcome=closed`,
  };
  res.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy(nonce, target),
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
  });
  res.end(page(target, fields, nonce));
};
