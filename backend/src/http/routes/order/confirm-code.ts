import { keepLanguage } from "../../../accounts/language";
import { authLimits } from "../../../accounts/limits/auth-limits";
import { messages } from "../../../contract/messages";
import { sendCodeAgain } from "../../../order-lifecycle/confirmation/send-again";
import { presentOrder } from "../../../orders/present-order";
import { ownOrder } from "../../../orders/read-orders";
import { door } from "../../pipeline/door";

export const sendOrderCode = door("sendOrderCode", async ({ params, actor, scope, clientNetwork, req }) => {
  await authLimits.sendCodeByAddress.count(clientNetwork);
  await authLimits.sendCodeByAccount.count(actor.id);
  await keepLanguage(actor.id, req);
  await sendCodeAgain(scope, { orderId: params.id, customerId: actor.id });
  const order = presentOrder(await ownOrder(actor.id, params.id));
  return { message: order.confirmation ? messages.orderCodeSent : messages.orderConfirmed, data: order };
});
