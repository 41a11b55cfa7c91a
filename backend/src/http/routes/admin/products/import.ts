import { messages } from "../../../../contract/messages";
import { claimMovements } from "../../../../inventory/claim";
import { importProducts } from "../../../../product-files/import-products";
import { door } from "../../../pipeline/door";
import { readFormFile } from "../../../uploads/read-form-file";

export const adminImportProducts = door("adminImportProducts", async ({ query, actor, scope, req }) => {
  const file = await readFormFile(req, messages.chooseFile);
  const since = new Date();
  const { report, written } = await importProducts(scope, file, query);
  await claimMovements({ productIds: written, since, by: actor.userName, reason: "import" });
  return { data: report };
});
