import ReceiptIcon from "@mui/icons-material/ReceiptLong";
import FailedIcon from "@mui/icons-material/ReportProblemOutlined";
import { ShippingFailedList } from "./failed-list";
import { OrderList } from "./list";
import { OrderShow } from "./show";

export const orders = {
  list: OrderList,
  show: OrderShow,
  icon: ReceiptIcon,
  recordRepresentation: "orderNumber",
};

export const shippingFailed = { list: ShippingFailedList, icon: FailedIcon };
