import { messages } from "../../../../contract/messages";
import type { AdminProduct } from "../../../../contract/products";
import { addProducts } from "../../../../workflows/product/add";
import { door } from "../../../pipeline/door";
import { existingProduct } from "./existing";

/** What whoever made the product has to know of its tax; nothing where they said it themselves. */
function taxMessage({ notSold, isTaxProposed, hsn, gstRate }: AdminProduct): string | undefined {
  if (notSold === "tax" || gstRate === null) return messages.taxMissing;
  return isTaxProposed ? messages.taxProposed(hsn, gstRate) : undefined;
}

export const adminAddProduct = door("adminAddProduct", async ({ body, scope }) => {
  const [id = ""] = await addProducts(scope, [body]);
  const data = await existingProduct(id);
  const message = taxMessage(data);
  return { data, ...(message !== undefined && { message }) };
});
