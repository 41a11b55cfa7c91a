import type { Handlers } from "../../../api/door";
import { adminAddProduct } from "./add";
import { adminDeleteProduct } from "./delete";
import { adminEditProduct } from "./edit";
import { adminExportProducts } from "./export";
import { adminGetProducts } from "./get";
import { adminGetProduct } from "./get-id";
import { adminImportProducts } from "./import";
import { adminGetStockMovements } from "./stock-movements";

export const adminProductDoors = {
  adminGetProducts,
  adminGetProduct,
  adminAddProduct,
  adminEditProduct,
  adminDeleteProduct,
  adminExportProducts,
  adminImportProducts,
  adminGetStockMovements,
} satisfies Partial<Handlers>;
