import InventoryIcon from "@mui/icons-material/Inventory2";
import { lazyPage } from "../../layout/lazy-page";

export const products = {
  list: lazyPage(() => import("./list"), "ProductList"),
  create: lazyPage(() => import("./create"), "ProductCreate"),
  edit: lazyPage(() => import("./edit"), "ProductEdit"),
  icon: InventoryIcon,
  recordRepresentation: "title",
};
