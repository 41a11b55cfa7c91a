import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../../contract/messages";
import { Refusal, refuse } from "../../contract/refusal";
import { isOrderCode } from "../../orders/confirmation/code";
import { codeStatusOf } from "../../orders/confirmation/code-status";
import { query } from "../../platform/db/pool";
import { transitionOrder } from "../transitions/transition-order";

type Try = { code_hash: Buffer; tries_left: number };

/** The attempt is counted before the code is checked: a thousand concurrent requests still have five. */
async function takeTry(orderId: string, customerId: string): Promise<Try | undefined> {
  const [taken] = await query<Try>({
    text: `update shop_order_confirmation c set tries_left = c.tries_left - 1 from shop_order o
           where c.order_id = $1 and o.order_id = c.order_id and o.customer_id = $2 and o.status = 'pending'
             and c.tries_left > 0 and c.expires_at > now()
           returning c.code_hash, c.tries_left`,
    values: [orderId, customerId],
  });
  return taken;
}

function wrongCode(triesLeft: number): Refusal {
  const message = triesLeft > 0 ? messages.orderCodeWrong(triesLeft) : messages.orderCodeUsedUp;
  return new Refusal(422, "wrong_code", message, {
    errors: [{ field: "code", message }],
    data: { triesLeft },
  });
}

/**
 * Confirms a shopper's order that waits for a code; an order that is confirmed already, by them or by staff, is left
 * unchanged. 422 `wrong_code`, 409 `code_ended`; 404 and other 409 as `codeStatusOf`.
 */
export async function confirmByCode(
  scope: MedusaContainer,
  { orderId, customerId, code }: { orderId: string; customerId: string; code: string },
): Promise<void> {
  const taken = await takeTry(orderId, customerId);
  if (!taken) {
    const { isWaiting } = await codeStatusOf(customerId, orderId);
    if (isWaiting) throw refuse.conflict("code_ended", messages.orderCodeEnded);
    return;
  }
  if (!isOrderCode(taken.code_hash, orderId, code)) throw wrongCode(taken.tries_left);
  try {
    await transitionOrder(scope, {
      orderId,
      customerId,
      to: "confirmed",
      by: "shopper",
      byId: customerId,
      note: String(messages.confirmedByCode),
      codeGiven: true,
    });
  } catch (error) {
    // A concurrent request was faster: the same code sent twice, or staff. If the order is confirmed, this is no
    // error.
    if (!(error instanceof Refusal) || error.code !== "illegal_move") throw error;
    const { isWaiting } = await codeStatusOf(customerId, orderId);
    if (isWaiting) throw error;
  }
}
