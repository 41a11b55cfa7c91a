import { door } from "../../../pipeline/door";
import { sendInvoice } from "../../send-invoice";
import { anyOrder } from "../../../../orders/read-orders";

export const adminGetInvoice = door("adminGetInvoice", async ({ params, query, res }) => {
  const order = await anyOrder(params.id);
  return sendInvoice(res, order.order_id, query.kind === "credit-note");
});
