import WaitingIcon from "@mui/icons-material/NotificationsActiveOutlined";
import { lazyPage } from "../../layout/lazy-page";

export const whenBack = { list: lazyPage(() => import("./list"), "WaitedForList"), icon: WaitingIcon };
