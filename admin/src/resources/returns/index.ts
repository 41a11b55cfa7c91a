import ReturnIcon from "@mui/icons-material/AssignmentReturnOutlined";
import { lazyPage } from "../../layout/lazy-page";

export const returns = { list: lazyPage(() => import("./list"), "ReturnList", "orders"), icon: ReturnIcon };
