import { ownOrder } from "../../../orders/read-orders";
import { door } from "../../pipeline/door";
import { sendInvoice } from "../send-invoice";

export const getInvoice = door("getInvoice", async ({ params, query, actor, res }) => {
  const order = await ownOrder(actor.id, params.id);
  return sendInvoice(res, order.order_id, query.kind === "credit-note");
});
