import { door } from "../../api/door";
import { query } from "../../db/pool";
import { ownOrder } from "../../ordering/orders/read-orders";
import { type Attempt, attemptColumns } from "../../payments/attempt";
import { presentPayment } from "../../payments/present-payment";

export const getPayment = door("getPayment", async ({ params, actor }) => {
  const order = await ownOrder(actor.id, params.id);
  const [attempt] = await query<Attempt>({
    name: "attempt-of-order",
    text: `select ${attemptColumns} from shop_payment_attempt a where a.order_id = $1`,
    values: [order.order_id],
  });
  return { data: presentPayment(order, attempt) };
});
