import type { Actor } from "../../../accounts/actor";
import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import { type OrderRow, orderColumns } from "../../../orders/order-row";
import { presentWindow } from "../../../orders/present-order";
import { isSummaryKey } from "../../../orders/summary-key";
import { query } from "../../../platform/db/pool";
import { door } from "../../pipeline/door";

async function isTheirs(row: OrderRow, identify: () => Promise<Actor>): Promise<boolean> {
  const actor = await identify();
  return actor.kind === "admin" || (actor.kind === "shopper" && actor.id === row.customer_id);
}

export const getOrderSummary = door("getOrderSummary", async ({ params, query: { key }, identify }) => {
  const [row] = await query<OrderRow>({
    name: "order-by-number",
    text: `select ${orderColumns} from shop_order o where o.number = $1`,
    values: [params.orderNumber],
  });
  if (!row || !((key && isSummaryKey(row.number, key)) || (await isTheirs(row, identify))))
    throw refuse.notFound(messages.orderNotFound);
  return {
    data: {
      orderNumber: row.number,
      orderStatus: row.status,
      paymentMethod: row.payment_method,
      expectedDelivery: presentWindow(row),
    },
  };
});
