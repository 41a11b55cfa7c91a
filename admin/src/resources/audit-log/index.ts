import HistoryIcon from "@mui/icons-material/History";
import { AuditLogList } from "./list";

export const auditLog = { list: AuditLogList, icon: HistoryIcon };
