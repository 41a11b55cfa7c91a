import { allowCash, cashStanding } from "../../checkout/cash-limits/standing";
import { cashLimitMessages, type cashLimits } from "../../contract/cash-limits";
import { anyOrder } from "../../orders/read-orders";
import type { Routes } from "../pipeline/route";

export const cashLimitsRoutes = {
  adminGetCashLimits: async ({ params }) => ({
    data: await cashStanding(await anyOrder(params.id)),
  }),

  adminAllowCash: async ({ params, body, actor }) => {
    const order = await anyOrder(params.id);
    const { side, phone, reason } = body;
    await allowCash(order, { side, phone: phone ?? null, byId: actor.id, reason });
    return { message: cashLimitMessages.allowed, data: await cashStanding(order) };
  },
} satisfies Routes<typeof cashLimits>;
