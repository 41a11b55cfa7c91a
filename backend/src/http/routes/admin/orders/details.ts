import { door } from "../../../pipeline/door";
import { presentAdminOrder } from "../../../../orders/present-order";
import { anyOrder } from "../../../../orders/read-orders";

export const adminGetOrder = door("adminGetOrder", async ({ params }) => ({
  data: presentAdminOrder(await anyOrder(params.id)),
}));
