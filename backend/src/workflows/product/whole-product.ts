import { type ProductEdit, ProductInput } from "../../contract/products";

/** The required fields of a product: an edit that names all of them is a whole product and replaces the current one. */
const required = Object.entries(ProductInput.shape)
  .filter(([, field]) => !field.safeParse(undefined).success)
  .map(([name]) => name as keyof ProductEdit);

/**
 * A whole product without a sale price has none, as in the contract ("0 or absent where there is none"): a client
 * that omits the field ends the sale. In an edit of a few fields, omitting it changes nothing.
 */
export function asWhole(edit: ProductEdit): ProductEdit {
  const isWhole = required.every((name) => edit[name] !== undefined);
  return isWhole && edit.salePrice === undefined ? { ...edit, salePrice: null } : edit;
}
