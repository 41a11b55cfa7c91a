import HistoryIcon from "@mui/icons-material/History";
import { lazyPage } from "../../layout/lazy-page";

export const auditLog = {
  list: lazyPage(
    () => import("./list"),
    "AuditLogList",
    "auditLog",
    "staff",
    "taxes",
    "homePage",
    "settings",
    "categories",
    "mails",
    "orders",
    "products",
  ),
  icon: HistoryIcon,
};
