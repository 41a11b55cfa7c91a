import { limits } from "../../../contract/constants";
import { presentListItem } from "../../../orders/present-order";
import { ordersOf } from "../../../orders/read-orders";
import { door } from "../../pipeline/door";

export const getOrders = door(
  "getOrders",
  async ({ actor, query: { page = 1, limit = limits.listDefault } }) => {
    const { rows, total } = await ordersOf(actor.id, { page, limit });
    return { data: rows.map(presentListItem), meta: { total, page, limit, pages: Math.ceil(total / limit) } };
  },
);
