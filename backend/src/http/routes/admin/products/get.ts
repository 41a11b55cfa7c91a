import { adminProducts } from "../../../../catalog/admin-products";
import { door } from "../../../pipeline/door";
import { adminProductsQuery } from "./list-query";

export const adminGetProducts = door("adminGetProducts", async ({ query, res }) => {
  const list = adminProductsQuery(query);
  const { rows, total } = await adminProducts(list);
  const last = list.offset + Math.max(0, rows.length - 1);
  res.setHeader("content-range", `products ${list.offset}-${last}/${total}`);
  const { limit, offset } = list;
  return {
    data: rows,
    meta: { total, page: Math.floor(offset / limit) + 1, limit, pages: Math.ceil(total / limit) },
  };
});
