import InventoryIcon from "@mui/icons-material/Inventory2";
import { lazyPage } from "../../layout/lazy-page";

export const products = {
  list: lazyPage(() => import("./list"), "ProductList", "products"),
  create: lazyPage(() => import("./create"), "ProductCreate", "products"),
  edit: lazyPage(() => import("./edit"), "ProductEdit", "products"),
  icon: InventoryIcon,
  recordRepresentation: "title",
};
