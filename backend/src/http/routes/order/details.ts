import { door } from "../../pipeline/door";
import { presentOrder } from "../../../orders/present-order";
import { ownOrder } from "../../../orders/read-orders";

export const getOrder = door("getOrder", async ({ params, actor }) => ({
  data: presentOrder(await ownOrder(actor.id, params.id)),
}));
