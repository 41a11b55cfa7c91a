import ReceiptIcon from "@mui/icons-material/ReceiptLong";
import FailedIcon from "@mui/icons-material/ReportProblemOutlined";
import { lazyPage } from "../../layout/lazy-page";

export const orders = {
  list: lazyPage(() => import("./list"), "OrderList", "orders"),
  show: lazyPage(() => import("./show"), "OrderShow", "orders"),
  icon: ReceiptIcon,
  recordRepresentation: "orderNumber",
};

export const shippingFailed = {
  list: lazyPage(() => import("./failed-list"), "ShippingFailedList", "orders"),
  icon: FailedIcon,
};
