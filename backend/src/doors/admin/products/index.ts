import type { Handlers } from "../../../api/door";
import { adminAddProduct } from "./add";
import { adminDeleteProduct } from "./delete";
import { adminEditProduct } from "./edit";
import { adminGetProducts } from "./get";
import { adminGetProduct } from "./get-id";

export const adminProductDoors = {
  adminGetProducts,
  adminGetProduct,
  adminAddProduct,
  adminEditProduct,
  adminDeleteProduct,
} satisfies Partial<Handlers>;
