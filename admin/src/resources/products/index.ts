import InventoryIcon from "@mui/icons-material/Inventory2";
import { ProductCreate } from "./create";
import { ProductEdit } from "./edit";
import { ProductList } from "./list";

export const products = {
  list: ProductList,
  create: ProductCreate,
  edit: ProductEdit,
  icon: InventoryIcon,
  recordRepresentation: "title",
};
