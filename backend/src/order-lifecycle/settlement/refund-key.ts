import type { GatewayRefund } from "../../payments/gateway";
import type { RefundRow } from "./record-refund";

/** The idempotency key of this try. A refusal is final at the provider, so a retry is a new refund there. */
export const refundKey = ({ id, refusals }: Pick<RefundRow, "id" | "refusals">) =>
  refusals === 0 ? id : `${id}-${refusals}`;

/** Whether a refund at the provider is a try of this one, the current or an earlier one. */
export const isTryOf = ({ id }: Pick<RefundRow, "id">, { key }: GatewayRefund) =>
  key === id || Boolean(key?.startsWith(`${id}-`));
