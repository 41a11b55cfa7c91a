import { messages } from "../../contract/messages";
import type { productFile } from "../../contract/product-file";
import { indiaClock } from "../../platform/india-day";
import { exportProducts } from "../../product-files/export-products";
import { importProducts } from "../../product-files/import-products";
import { beginImportNote } from "../audit-log/note-import";
import type { Routes } from "../pipeline/route";
import { sendCsv } from "../send-csv";
import { readFormFile } from "../uploads/read-form-file";

export const productFileRoutes = {
  adminExportProducts: async ({ query, res }) => {
    const { day } = indiaClock(new Date());
    return sendCsv(res, `products-${day}`, exportProducts(query));
  },

  adminImportProducts: async ({ query, actor, scope, req }) => {
    const file = await readFormFile(req, messages.chooseFile);
    const begin = () => beginImportNote(actor);
    return { data: await importProducts(scope, file, { ...query, by: actor.userName, begin }) };
  },
} satisfies Routes<typeof productFile>;
