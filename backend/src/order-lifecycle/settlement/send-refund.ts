import type { MedusaContainer } from "@medusajs/framework/types";
import { GatewayFailure, type GatewayRefund, type PaymentGateway } from "../../payments/gateway";
import { gatewayNamed } from "../../payments/gateways";
import { query } from "../../platform/db/pool";
import { faultPoint } from "../../platform/faultpoints";
import { noteRefusal, type RefundRow, recordRefund, refundColumns } from "./record-refund";

/** The key of this try. A refusal is final at the provider, so the next try is another refund there. */
export const refundKey = ({ id, refusals }: Pick<RefundRow, "id" | "refusals">) =>
  refusals === 0 ? id : `${id}-${refusals}`;

/** Whether a refund at the provider is this one, in this try or an earlier one. */
export const isTryOf = ({ id }: Pick<RefundRow, "id">, { key }: GatewayRefund) =>
  key === id || Boolean(key?.startsWith(`${id}-`));

async function ask(gateway: PaymentGateway, refund: RefundRow): Promise<GatewayRefund> {
  if (refund.provider_refund_id) return gateway.readRefund(refund.provider_refund_id);
  // It may be there already, from a try whose answer was lost: then there must not be another.
  const key = refundKey(refund);
  const known = (await gateway.refundsOf(refund.provider_payment_id)).find(
    (said) => isTryOf(refund, said) && (said.status !== "failed" || said.key === key),
  );
  return known ?? gateway.refund(refund.provider_payment_id, refund.amount_paise, key);
}

/**
 * Sends a refund to its provider, or asks how one stands that was sent. Any number of times: it is the same refund. Throws
 * where the provider can't be reached, to be tried again; a refusal is kept with the refund.
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
