import ReceiptIcon from "@mui/icons-material/ReceiptLong";
import { OrderList } from "./list";
import { OrderShow } from "./show";

export const orders = {
  list: OrderList,
  show: OrderShow,
  icon: ReceiptIcon,
  recordRepresentation: "orderNumber",
};
