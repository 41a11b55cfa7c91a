import { adminOrders } from "../../../../orders/admin-list";
import { adminListQuery, standing } from "../../../../orders/list-query";
import { presentAdminOrder } from "../../../../orders/present-order";
import { door } from "../../../pipeline/door";

export const adminGetOrders = door("adminGetOrders", async ({ query, res }) => {
  const list = adminListQuery(query);
  const { rows, total } = await adminOrders(list);
  const { contentRange, meta } = standing("orders", list, rows.length, total);
  res.setHeader("content-range", contentRange);
  return { data: rows.map(presentAdminOrder), meta };
});
