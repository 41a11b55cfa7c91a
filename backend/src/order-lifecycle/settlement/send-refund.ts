import type { MedusaContainer } from "@medusajs/framework/types";
import { type RazorpayClient, RazorpayFailure, type Refund } from "../../payments/razorpay/client";
import { razorpay } from "../../payments/razorpay/razorpay";
import { query } from "../../platform/db/pool";
import { faultPoint } from "../../platform/faultpoints";
import { noteRefusal, type RefundRow, recordRefund, refundColumns } from "./record-refund";

/** The key of this try. A refusal is final at Razorpay, so the next try is another refund there. */
export const refundKey = ({ id, refusals }: Pick<RefundRow, "id" | "refusals">) =>
  refusals === 0 ? id : `${id}-${refusals}`;

/** Whether a refund at Razorpay is this one, in this try or an earlier one. */
export const isTryOf = ({ id }: Pick<RefundRow, "id">, { receipt }: Refund) =>
  receipt === id || Boolean(receipt?.startsWith(`${id}-`));

async function ask(client: RazorpayClient, refund: RefundRow): Promise<Refund> {
  if (refund.razorpay_refund_id) return client.fetchRefund(refund.razorpay_refund_id);
  // It may be there already, from a try whose answer was lost: then there must not be another.
  const key = refundKey(refund);
  const known = (await client.refundsOf(refund.razorpay_payment_id)).find(
    (said) => isTryOf(refund, said) && (said.status !== "failed" || said.receipt === key),
  );
  return known ?? client.refund(refund.razorpay_payment_id, refund.amount_paise, key);
}

/**
 * Sends a refund to Razorpay, or asks how one stands that was sent. Any number of times: it is the same refund. Throws
 * where Razorpay can't be reached, to be tried again; a refusal is kept with the refund.
 */
export async function sendRefund(scope: MedusaContainer, id: string): Promise<void> {
  const [refund] = await query<RefundRow>({
    name: "refund",
    text: `select ${refundColumns} from shop_refund r where r.id = $1`,
    values: [id],
  });
  if (!refund || refund.status === "processed") return;
  const client = razorpay();
  if (!client) throw new Error("There are no Razorpay keys to refund with");
  let said: Refund;
  try {
    said = await ask(client, refund);
  } catch (error) {
    if (!(error instanceof RazorpayFailure) || error.retryable) throw error;
    return noteRefusal(scope, refund, error.message);
  }
  faultPoint("refund.sent");
  await recordRefund(scope, refund, said);
}
