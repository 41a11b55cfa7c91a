import type { ResponseOf } from "@contract";
import type { Language } from "@contract/constants";
import { leaveFor } from "./leave-for";
import { payableOf } from "./payable";
import { returnPath } from "./return-path";

const loadPay = () => import("./pay");

/**
 * Once online payment is chosen, the payment's code and the connection for the payment window's script are prepared
 * before the order exists.
 */
export function preparePayment(script: string | null | undefined) {
  loadPay().then(
    ({ preconnect }) => script && preconnect(script),
    () => undefined,
  );
}

/** Lets the shopper pay the order just placed; returns the path of the page that says how it went. */
export async function payPlaced(placed: ResponseOf<"createOrder">, language: Language): Promise<string> {
  const payable = payableOf(placed);
  if (!payable) return returnPath(placed.orderId);
  const pay = await loadPay().catch(() => undefined);
  return pay ? pay.pay(payable, language) : leaveFor(payable.approvalURL, payable.orderId);
}
