import type { Handlers } from "../../../pipeline/door";
import { adminAddProduct } from "./add";
import { adminChangeStock } from "./change-stock";
import { adminDeleteProduct } from "./delete";
import { adminEditProduct } from "./edit";
import { adminExportProducts } from "./export";
import { adminGetProducts } from "./get";
import { adminGetProduct } from "./get-id";
import { adminImportProducts } from "./import";
import { adminSaveTranslation } from "./save-translation";
import { adminGetStockMovements } from "./stock-movements";

export const adminProductDoors = {
  adminGetProducts,
  adminGetProduct,
  adminAddProduct,
  adminEditProduct,
  adminSaveTranslation,
  adminDeleteProduct,
  adminExportProducts,
  adminImportProducts,
  adminChangeStock,
  adminGetStockMovements,
} satisfies Partial<Handlers>;
