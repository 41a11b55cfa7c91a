import { type ProductEdit, ProductInput } from "../../contract/products";

/** What every product has: an edit that names all of it is a whole product, sent as it shall be. */
const required = Object.entries(ProductInput.shape)
  .filter(([, field]) => !field.safeParse(undefined).success)
  .map(([name]) => name as keyof ProductEdit);

/**
 * A whole product without a sale price has none, as the contract writes it ("0 or absent where there is none"): a client
 * that drops the field ends the sale. In an edit of a few fields it says nothing.
 */
export function asWhole(edit: ProductEdit): ProductEdit {
  const isWhole = required.every((name) => edit[name] !== undefined);
  return isWhole && edit.salePrice === undefined ? { ...edit, salePrice: null } : edit;
}
