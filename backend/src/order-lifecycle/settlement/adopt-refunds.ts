import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { messages } from "../../contract/messages";
import { sumPaise } from "../../contract/money";
import type { GatewayPayment, GatewayRefund, PaymentGateway } from "../../payments/gateway";
import { query } from "../../platform/db/pool";
import { type RefundRow, recordRefund, refundColumns } from "./record-refund";
import { isTryOf, refundKey } from "./refund-key";

/**
 * The row for a refund at the provider: ours by its key or id; otherwise it was made elsewhere, such as in the
 * provider's dashboard, and takes the place of an equal refund that has failed so far, or gets a row of its own.
 */
async function rowOf(
  gateway: PaymentGateway,
  orderId: string,
  said: GatewayRefund,
  known: readonly RefundRow[],
): Promise<RefundRow | undefined> {
  const ours = known.find((row) => row.provider_refund_id === said.id || isTryOf(row, said));
  // A refusal counts only for the try that it belongs to; one of an earlier try is recorded already.
  if (said.status === "failed") return ours && said.key === refundKey(ours) ? ours : undefined;
  if (ours) return ours;
  const wanted = known.find(
    (row) => row.status === "failed" && row.amount_paise === said.amountPaise && !row.provider_refund_id,
  );
  if (wanted) return wanted;
  const [adopted] = await query<RefundRow>({
    name: "refund-adopt",
    text: `insert into shop_refund as r (id, order_id, provider, provider_payment_id, amount_paise, provider_refund_id, reason)
           select $1, a.order_id, a.provider, $3, $4, $5, $6 from shop_payment_attempt a where a.order_id = $2
           on conflict (provider, provider_refund_id) do nothing returning ${refundColumns}`,
    values: [
      generateEntityId(undefined, "refund"),
      orderId,
      said.paymentId,
      said.amountPaise,
      said.id,
      messages.refundedAt(gateway.title),
    ],
  });
  return adopted;
}

/** Updates our refunds of these captured payments to their state at the provider; asks only if the sums differ. */
export async function adoptRefunds(
  scope: MedusaContainer,
  gateway: PaymentGateway,
  orderId: string,
  captured: readonly GatewayPayment[],
): Promise<void> {
  for (const payment of captured) {
    const known = await query<RefundRow>({
      name: "refunds-of-payment",
      text: `select ${refundColumns} from shop_refund r
             where r.provider = $1 and r.provider_payment_id = $2`,
      values: [gateway.name, payment.id],
    });
    const processed = known.filter(({ status }) => status === "processed");
    const booked = sumPaise(processed.map(({ amount_paise }) => amount_paise));
    if (booked === payment.refundedPaise) continue;
    for (const said of await gateway.refundsOf(payment.id)) {
      const row = await rowOf(gateway, orderId, said, known);
      if (row && row.status !== "processed") await recordRefund(scope, row, said);
    }
  }
}
