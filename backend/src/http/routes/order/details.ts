import { presentOrder } from "../../../orders/present-order";
import { ownOrder } from "../../../orders/read-orders";
import { door } from "../../pipeline/door";

export const getOrder = door("getOrder", async ({ params, actor }) => ({
  data: presentOrder(await ownOrder(actor.id, params.id)),
}));
