import { allowCash, cashStanding } from "../../../../checkout/cash-limits/standing";
import { cashLimitMessages } from "../../../../contract/cash-limits";
import { anyOrder } from "../../../../orders/read-orders";
import { door } from "../../../pipeline/door";

export const adminGetCashLimits = door("adminGetCashLimits", async ({ params }) => ({
  data: await cashStanding(await anyOrder(params.id)),
}));

export const adminAllowCash = door("adminAllowCash", async ({ params, body, actor }) => {
  const order = await anyOrder(params.id);
  const { side, phone, reason } = body;
  await allowCash(order, { side, phone: phone ?? null, byId: actor.id, reason });
  return { message: cashLimitMessages.allowed, data: await cashStanding(order) };
});
