import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { indiaClock } from "../../../../platform/india-day";
import { exportProducts } from "../../../../product-files/export-products";
import { door, sent } from "../../../pipeline/door";

export const adminExportProducts = door("adminExportProducts", async ({ res }) => {
  const { day } = indiaClock(new Date());
  res.setHeader("content-type", "text/csv; charset=utf-8");
  res.setHeader("content-disposition", `attachment; filename="products-${day}.csv"`);
  res.setHeader("cache-control", "no-store");
  await pipeline(Readable.from(exportProducts()), res);
  return sent;
});
