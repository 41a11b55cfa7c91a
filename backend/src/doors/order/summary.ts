import { door } from "../../api/door";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { query } from "../../db/pool";
import { type OrderRow, orderColumns } from "../../ordering/orders/order-row";
import { presentWindow } from "../../ordering/orders/present-order";

export const getOrderSummary = door("getOrderSummary", async ({ params }) => {
  const [row] = await query<OrderRow>({
    name: "order-by-number",
    text: `select ${orderColumns} from shop_order o where o.number = $1`,
    values: [params.orderNumber],
  });
  if (!row) throw refuse.notFound(messages.orderNotFound);
  return {
    data: {
      orderNumber: row.number,
      orderStatus: row.status,
      paymentMethod: row.payment_method,
      expectedDelivery: presentWindow(row),
    },
  };
});
