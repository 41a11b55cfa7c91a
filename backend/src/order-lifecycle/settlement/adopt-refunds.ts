import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Payment, RazorpayClient, Refund } from "../../payments/razorpay/client";
import { query } from "../../platform/db/pool";
import { type RefundRow, recordRefund, refundColumns } from "./record-refund";
import { isTryOf, refundKey } from "./send-refund";

/**
 * The row of a refund that Razorpay knows: ours by its receipt or id; else one that was made by other hands, in
 * Razorpay's own panel, which takes the place of an equal one that we still want, or gets a row of its own.
 */
async function rowOf(
  orderId: string,
  said: Refund,
  known: readonly RefundRow[],
): Promise<RefundRow | undefined> {
  const ours = known.find((row) => row.razorpay_refund_id === said.id || isTryOf(row, said));
  // A refusal counts for the try that it answers; of an earlier one it is known.
  if (said.status === "failed") return ours && said.receipt === refundKey(ours) ? ours : undefined;
  if (ours) return ours;
  const wanted = known.find(
    (row) => row.status === "failed" && row.amount_paise === Number(said.amount) && !row.razorpay_refund_id,
  );
  if (wanted) return wanted;
  const [adopted] = await query<RefundRow>({
    name: "refund-adopt",
    text: `insert into shop_refund as r (id, order_id, razorpay_payment_id, amount_paise, razorpay_refund_id, reason)
           values ($1, $2, $3, $4, $5, $6) on conflict (razorpay_refund_id) do nothing returning ${refundColumns}`,
    values: [
      generateEntityId(undefined, "refund"),
      orderId,
      said.payment_id,
      Number(said.amount),
      said.id,
      "Refunded at Razorpay",
    ],
  });
  return adopted;
}

/** Brings our refunds of these captured payments to where Razorpay has them; asks only where they differ. */
export async function adoptRefunds(
  scope: MedusaContainer,
  client: RazorpayClient,
  orderId: string,
  captured: readonly Payment[],
): Promise<void> {
  for (const payment of captured) {
    const known = await query<RefundRow>({
      name: "refunds-of-payment",
      text: `select ${refundColumns} from shop_refund r where r.razorpay_payment_id = $1`,
      values: [payment.id],
    });
    const processed = known.filter(({ status }) => status === "processed");
    const booked = processed.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
    if (booked === (payment.amount_refunded ?? 0)) continue;
    for (const said of await client.refundsOf(payment.id)) {
      const row = await rowOf(orderId, said, known);
      if (row && row.status !== "processed") await recordRefund(scope, row, said);
    }
  }
}
