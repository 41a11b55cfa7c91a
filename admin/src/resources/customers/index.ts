import CustomersIcon from "@mui/icons-material/PeopleAltOutlined";
import { lazyPage } from "../../layout/lazy-page";

export const customers = {
  list: lazyPage(() => import("./list"), "CustomerList"),
  show: lazyPage(() => import("./show"), "CustomerShow", "orders", "staff"),
  icon: CustomersIcon,
  recordRepresentation: "userName",
};
