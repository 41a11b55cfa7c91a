import { authLimits } from "../../../accounts/limits/auth-limits";
import { messages } from "../../../contract/messages";
import { confirmByCode } from "../../../order-lifecycle/confirmation/confirm-by-code";
import { presentOrder } from "../../../orders/present-order";
import { ownOrder } from "../../../orders/read-orders";
import { door } from "../../pipeline/door";

export const confirmOrder = door("confirmOrder", async ({ params, body, actor, scope, clientNetwork }) => {
  await authLimits.orderCodeByAddress.count(clientNetwork);
  await authLimits.orderCodeByAccount.count(actor.id);
  await confirmByCode(scope, { orderId: params.id, customerId: actor.id, code: body.code });
  return { message: messages.orderConfirmed, data: presentOrder(await ownOrder(actor.id, params.id)) };
});
