import { door } from "../../../api/door";
import { addProducts } from "../../../workflows/product/add";
import { freeSlug } from "../../../workflows/product/free-slug";
import { existingProduct } from "./existing";

export const adminAddProduct = door("adminAddProduct", async ({ body, scope }) => {
  const [id = ""] = await addProducts(scope, [{ ...body, slug: await freeSlug(body.title) }]);
  return { data: await existingProduct(id) };
});
