import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../../contract/messages";
import type { RefundAccount } from "../../contract/refund-account-fields";
import { Refusal } from "../../contract/refusal";
import { keepRefundAccount, takesRefundAccount } from "../../orders/cash/refund-account";
import { sharedTransaction } from "../../platform/engine/shared-transaction";
import { lockOrder, type WhichOrder } from "../transitions/transition-order";

/** Stores the account for a refund, as given by the shopper. 409 `no_refund_due` if nothing is refunded. */
export async function saveRefundAccount(
  scope: MedusaContainer,
  which: WhichOrder,
  account: RefundAccount,
): Promise<void> {
  await sharedTransaction(scope, async (transaction) => {
    const order = await lockOrder(transaction, which);
    if (!takesRefundAccount(order)) throw new Refusal(409, "no_refund_due", messages.noRefundDue);
    await keepRefundAccount(transaction, order.order_id, account);
  });
}
