import type { MedusaContainer } from "@medusajs/framework/types";
import { GatewayFailure, type GatewayRefund, type PaymentGateway } from "../../payments/gateway";
import { gatewayNamed } from "../../payments/gateways";
import { query } from "../../platform/db/pool";
import { faultPoint } from "../../platform/faultpoints";
import { noteRefusal, type RefundRow, recordRefund, refundColumns } from "./record-refund";

/** The idempotency key of this try. A refusal is final at the provider, so a retry is a new refund there. */
export const refundKey = ({ id, refusals }: Pick<RefundRow, "id" | "refusals">) =>
  refusals === 0 ? id : `${id}-${refusals}`;

/** Whether a refund at the provider is a try of this one, the current or an earlier one. */
export const isTryOf = ({ id }: Pick<RefundRow, "id">, { key }: GatewayRefund) =>
  key === id || Boolean(key?.startsWith(`${id}-`));

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
    said = await ask(gateway, refund);
  } catch (error) {
    if (!(error instanceof GatewayFailure) || error.kind === "down") throw error;
    return noteRefusal(scope, refund, error.message);
  }
  faultPoint("refund.sent");
  await recordRefund(scope, refund, said);
}
