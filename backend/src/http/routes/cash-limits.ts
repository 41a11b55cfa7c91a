import { allowCash, cashLimitSummary, orderParty } from "../../checkout/cash-limits/summary";
import type { cashLimits } from "../../contract/cash-limits";
import { messages } from "../../contract/messages";
import { anyOrder } from "../../orders/read-orders";
import type { Routes } from "../pipeline/route";

export const cashLimitsRoutes = {
  adminGetCashLimits: async ({ params }) => ({
    data: await cashLimitSummary(orderParty(await anyOrder(params.id))),
  }),

  adminAllowCash: async ({ params, body, actor }) => {
    const party = orderParty(await anyOrder(params.id));
    const { side, phone, reason } = body;
    await allowCash(party, { side, phone: phone ?? null, byId: actor.id, reason });
    return { message: messages.cashAllowed, data: await cashLimitSummary(party) };
  },
} satisfies Routes<typeof cashLimits>;
