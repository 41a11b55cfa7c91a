import { presentAdminOrder } from "../../../../orders/present-order";
import { anyOrder } from "../../../../orders/read-orders";
import { door } from "../../../pipeline/door";

export const adminGetOrder = door("adminGetOrder", async ({ params }) => ({
  data: presentAdminOrder(await anyOrder(params.id)),
}));
