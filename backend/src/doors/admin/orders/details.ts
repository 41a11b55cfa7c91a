import { door } from "../../../api/door";
import { presentAdminOrder } from "../../../ordering/orders/present-order";
import { anyOrder } from "../../../ordering/orders/read-orders";

export const adminGetOrder = door("adminGetOrder", async ({ params }) => ({
  data: presentAdminOrder(await anyOrder(params.id)),
}));
