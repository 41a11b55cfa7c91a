import { saveTranslation } from "../../../../workflows/product/save-translation";
import { door } from "../../../pipeline/door";
import { existingProduct } from "./existing";

export const adminSaveTranslation = door("adminSaveTranslation", async ({ params, body, scope }) => {
  await saveTranslation(scope, params.id, params.language, body);
  return { data: await existingProduct(params.id) };
});
