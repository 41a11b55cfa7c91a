import { anyOrder } from "../../../../orders/read-orders";
import { door } from "../../../pipeline/door";
import { sendInvoice } from "../../send-invoice";

export const adminGetInvoice = door("adminGetInvoice", async ({ params, query, res }) => {
  const order = await anyOrder(params.id);
  return sendInvoice(res, order.order_id, query.kind === "credit-note");
});
