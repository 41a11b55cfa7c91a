import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { messages } from "../../contract/messages";
import type { productFile } from "../../contract/product-file";
import { claimMovements } from "../../inventory/claim";
import { indiaClock } from "../../platform/india-day";
import { exportProducts } from "../../product-files/export-products";
import { importProducts } from "../../product-files/import-products";
import { type Routes, sent } from "../pipeline/route";
import { readFormFile } from "../uploads/read-form-file";

export const productFileRoutes = {
  adminExportProducts: async ({ query, res }) => {
    const { day } = indiaClock(new Date());
    res.setHeader("content-type", "text/csv; charset=utf-8");
    res.setHeader("content-disposition", `attachment; filename="products-${day}.csv"`);
    res.setHeader("cache-control", "no-store");
    await pipeline(Readable.from(exportProducts(query)), res);
    return sent;
  },

  adminImportProducts: async ({ query, actor, scope, req }) => {
    const file = await readFormFile(req, messages.chooseFile);
    const since = new Date();
    const { report, written } = await importProducts(scope, file, query);
    await claimMovements({ productIds: written, since, by: actor.userName, reason: "import" });
    return { data: report };
  },
} satisfies Routes<typeof productFile>;
