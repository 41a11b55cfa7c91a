import { z } from "zod";
import type { Callback } from "../gateway";
import { isPaymentSigned } from "./signature";

const id = z.string().min(1).max(64);
const Paid = z.object({
  razorpay_order_id: id,
  razorpay_payment_id: id,
  razorpay_signature: z.string().max(256),
});
const Failed = z.object({ "error[code]": z.string(), "error[metadata]": z.string().max(4096) });
const Metadata = z.object({ order_id: id });

function failedOrder(metadata: string): string | null {
  try {
    return Metadata.parse(JSON.parse(metadata)).order_id;
  } catch {
    return null;
  }
}

/** The form that Razorpay's page submits on return. */
export function readCallback(fields: Record<string, string>, keySecret: string): Callback {
  const paid = Paid.safeParse(fields);
  if (paid.success && isPaymentSigned(paid.data, keySecret))
    return { outcome: "paid", orderId: paid.data.razorpay_order_id };
  const failed = Failed.safeParse(fields);
  if (!failed.success) return { outcome: "unverified", orderId: null };
  return { outcome: "failed", orderId: failedOrder(failed.data["error[metadata]"]) };
}
