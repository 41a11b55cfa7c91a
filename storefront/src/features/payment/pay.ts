import type { Language } from "@contract/constants";
import { call } from "@/lib/api";
import { ApiError } from "@/lib/errors";
import { paths } from "@/paths";
import { mayPay } from "@/routing/may-pay";
import { isInAppBrowser } from "./in-app-browser";
import { leaveFor } from "./leave-for";
import { loadScript } from "./load-script";
import { forgetPayable, keepPayable, type Payable } from "./payable";
import { openWindow, type RazorpayAnswer } from "./razorpay-window";
import { returnPath } from "./return-path";

/**
 * Lets the shopper pay, in a window over the page or, if there is none or it is not possible (or from the list of orders),
 * on a page of its own. Returns the path of the page that shows the result.
 */
export async function pay(payable: Payable, language: Language): Promise<string> {
  const { orderId } = payable;
  keepPayable(payable);
  const { keyId, checkoutScript } = payable;
  if (!mayPay || !keyId || !checkoutScript || isInAppBrowser(navigator.userAgent))
    return leaveFor(payable.approvalURL, orderId);
  const outcome = await loadScript(checkoutScript)
    .then(() => openWindow({ ...payable, keyId }, language))
    .catch(() => undefined);
  if (!outcome) return leaveFor(payable.approvalURL, orderId);
  if (outcome.kind === "closed") return returnPath(orderId, outcome.hasFailed ? "failed" : "closed");
  return verify(orderId, outcome.answer);
}

/** The window's response is only a claim: the shop checks it, and if it cannot, the return page keeps asking. */
async function verify(orderId: string, answer: RazorpayAnswer): Promise<string> {
  try {
    await call("verifyPayment", { body: answer });
    forgetPayable();
    return `${paths.paymentSuccess}?orderId=${encodeURIComponent(orderId)}`;
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 400 || error.status === 422);
    return returnPath(orderId, isRefused ? "unverified" : undefined);
  }
}

/**
 * Connects early to the host of the payment window's script. On a developer's machine the sandbox stands in for it, and
 * nothing leaves the machine.
 */
export function preconnect(script: string) {
  const { origin, protocol } = new URL(script, location.href);
  if (
    protocol !== "https:" ||
    origin === location.origin ||
    document.head.querySelector(`link[href="${origin}"]`)
  )
    return;
  const link = document.createElement("link");
  link.rel = "preconnect";
  link.href = origin;
  document.head.append(link);
}
