import type { MedusaContainer } from "@medusajs/framework/types";
import { paise } from "../../contract/money";
import { GatewayFailure, type GatewayRefund, type PaymentGateway } from "../../payments/gateway";
import { gatewayNamed } from "../../payments/gateways";
import { query } from "../../platform/db/pool";
import { faultPoint } from "../../platform/faultpoints";
import { adoptRefunds } from "./adopt-refunds";
import { fitRefund, noteRefusal, type RefundRow, recordRefund, refundColumns } from "./record-refund";
import { isTryOf, refundKey } from "./refund-key";

async function ask(gateway: PaymentGateway, refund: RefundRow): Promise<GatewayRefund> {
  if (refund.provider_refund_id) return gateway.readRefund(refund.provider_refund_id);
  // It may exist already, from a try whose response was lost: it must not be made twice.
  const key = refundKey(refund);
  const known = (await gateway.refundsOf(refund.provider_payment_id)).find(
    (said) => isTryOf(refund, said) && (said.status !== "failed" || said.key === key),
  );
  return known ?? gateway.refund(refund.provider_payment_id, refund.amount_paise, key);
}

/**
 * Takes over what has gone back at the provider since this refund was refused, such as by hand in its dashboard, and returns what is left to
 * try: the refund with no more than the rest of the payment, or undefined if it has been made that way.
 */
async function caughtUp(
  scope: MedusaContainer,
  gateway: PaymentGateway,
  refund: RefundRow,
): Promise<RefundRow | undefined> {
  const payment = await gateway.payment(refund.provider_payment_id);
  await adoptRefunds(scope, gateway, refund.order_id, [payment]);
  return fitRefund(scope, refund, paise(payment.amountPaise - payment.refundedPaise));
}

/**
 * Sends a refund to its provider, or asks for the state of one that was sent. Safe to repeat: it is the same refund.
 * Throws if the provider is unavailable, so that it is retried; a refusal is stored with the refund.
 */
export async function sendRefund(scope: MedusaContainer, id: string): Promise<void> {
  const [refund] = await query<RefundRow>({
    name: "refund",
    text: `select ${refundColumns} from shop_refund r where r.id = $1`,
    values: [id],
  });
  if (!refund || refund.status === "processed") return;
  const gateway = gatewayNamed(refund.provider);
  if (!gateway) throw new Error(`There are no keys of ${refund.provider} to refund with`);
  let said: GatewayRefund;
  try {
    const isTriedAgain = refund.refusals > 0 && refund.provider_refund_id === null;
    const wanted = isTriedAgain ? await caughtUp(scope, gateway, refund) : refund;
    if (!wanted) return;
    said = await ask(gateway, wanted);
  } catch (error) {
    if (!(error instanceof GatewayFailure) || error.kind === "down") throw error;
    return noteRefusal(scope, refund, error.message);
  }
  faultPoint("refund.sent");
  await recordRefund(scope, refund, said);
}
