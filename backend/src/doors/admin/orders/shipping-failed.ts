import { door } from "../../../api/door";
import { adminOrders } from "../../../ordering/orders/admin-list";
import { adminListQuery, standing } from "../../../ordering/orders/list-query";
import { presentAdminOrder } from "../../../ordering/orders/present-order";

export const getShippingFailed = door("getShippingFailed", async ({ query, res }) => {
  const list = { ...adminListQuery(query), onlyFailedShipping: true };
  const { rows, total } = await adminOrders(list);
  const { contentRange, meta } = standing("orders", list, rows.length, total);
  res.setHeader("content-range", contentRange);
  return { data: rows.map(presentAdminOrder), meta };
});
