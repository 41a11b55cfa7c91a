import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { exportOrders } from "../../../../orders/export-orders";
import { indiaClock } from "../../../../platform/india-day";
import { door, sent } from "../../../pipeline/door";

export const adminExportOrders = door("adminExportOrders", async ({ query, res }) => {
  const { day } = indiaClock(new Date());
  res.setHeader("content-type", "text/csv; charset=utf-8");
  res.setHeader("content-disposition", `attachment; filename="orders-${day}.csv"`);
  res.setHeader("cache-control", "no-store");
  await pipeline(Readable.from(exportOrders(query)), res);
  return sent;
});
