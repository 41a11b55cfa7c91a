import { randomBytes } from "node:crypto";
import { findSession } from "../../accounts/sessions/find-session";
import { messages } from "../../contract/messages";
import { Refusal, refuse } from "../../contract/refusal";
import { openPayment } from "../../order-lifecycle/settlement/open-payment";
import { ownOrder } from "../../orders/read-orders";
import type { PaymentPage } from "../../payments/gateway";
import { gatewayOf } from "../../payments/gateways";
import { payerOf, paymentPagePath } from "../../payments/present-checkout";
import { env } from "../../platform/env";
import { shop } from "../../platform/identity/current";
import type { RawRoute } from "../pipeline/listener";
import { returnPath, sendToReturnPage } from "./payment-return";

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
<meta name="viewport" content="width=device-width,initial-scale=1"><title>To the payment · ${escaped(shop().name.en)}</title></head>
<body><p>Taking you to the payment page …</p>
<form method="post" action="${escaped(target)}">${inputs.join("")}<button>Continue to payment</button></form>
<script nonce="${nonce}">document.forms[0].submit()</script></body></html>`;
}

/** Allows nothing but this form and the script that submits it. */
const policy = (nonce: string, target: string) =>
  `default-src 'none'; script-src 'nonce-${nonce}'; form-action ${new URL(target).origin}; base-uri 'none'; frame-ancestors 'none'`;

/** The URL of a page that needs no form. */
function addressOf({ url, fields }: PaymentPage): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.href;
}

/**
 * The route to the provider's own payment page, for providers without a payment window and browsers in which it
 * can't load: a redirect, or a form that submits itself. It contains the shopper's name and phone, so only they get
 * it; 404 for anybody else.
 */
export const showPaymentPage: RawRoute = async (req, res, path) => {
  const actor = await findSession(req);
  if (actor.kind !== "shopper") throw refuse.notFound(messages.orderNotFound);
  const order = await ownOrder(actor.id, path.slice(paymentPagePath.length));
  if (order.status !== "pending_payment") return sendToReturnPage(res, returnPath(order.order_id));
  const attempt = await openPayment(order.order_id);
  const gateway = gatewayOf(attempt);
  if (!gateway) throw new Refusal(503, "payment_partner_unavailable", messages.paymentPartnerSilent);
  const shopUrl = env().PUBLIC_URL;
  const visit = gateway.page({
    orderId: attempt.provider_order_id ?? "",
    amountPaise: attempt.amount_paise,
    shopName: shop().name.en,
    orderNumber: order.number,
    payer: payerOf(order),
    callbackUrl: `${shopUrl}/api/payments/${gateway.name}/callback`,
    cancelUrl: shopUrl + returnPath(order.order_id, "closed"),
  });
  const headers = { "referrer-policy": "no-referrer", "cache-control": "no-store" };
  if (visit.method === "GET") {
    res.writeHead(303, { ...headers, location: addressOf(visit) }).end();
    return;
  }
  const nonce = randomBytes(16).toString("base64");
  res.writeHead(200, {
    ...headers,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy(nonce, visit.url),
  });
  res.end(page(visit.url, visit.fields, nonce));
};
