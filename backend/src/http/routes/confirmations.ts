import { keepLanguage } from "../../accounts/language";
import { authLimits } from "../../accounts/limits/auth-limits";
import type { confirmations } from "../../contract/confirmations";
import { messages } from "../../contract/messages";
import { confirmByCode } from "../../order-lifecycle/confirmation/confirm-by-code";
import { sendCodeAgain } from "../../order-lifecycle/confirmation/send-again";
import type { Routes } from "../pipeline/route";
import { presentOwn } from "./orders/present-own";

export const confirmationsRoutes = {
  confirmOrder: async ({ params, body, actor, scope, clientNetwork, req }) => {
    await authLimits.orderCodeByAddress.count(clientNetwork);
    await authLimits.orderCodeByAccount.count(actor.id);
    await confirmByCode(scope, { orderId: params.id, customerId: actor.id, code: body.code });
    return { message: messages.orderConfirmed, data: await presentOwn(actor.id, params.id, { req }) };
  },

  sendOrderCode: async ({ params, actor, clientNetwork, req }) => {
    await authLimits.sendCodeByAddress.count(clientNetwork);
    await authLimits.sendCodeByAccount.count(actor.id);
    await keepLanguage(actor.id, req);
    await sendCodeAgain({ orderId: params.id, customerId: actor.id });
    const order = await presentOwn(actor.id, params.id, { req });
    return { message: order.confirmation ? messages.orderCodeSent : messages.orderConfirmed, data: order };
  },
} satisfies Routes<typeof confirmations>;
