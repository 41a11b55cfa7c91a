import TicketsIcon from "@mui/icons-material/MailOutlined";
import { lazyPage } from "../../layout/lazy-page";

export const tickets = {
  list: lazyPage(() => import("./list"), "TicketList", "tickets"),
  show: lazyPage(() => import("./show"), "TicketShow", "tickets"),
  icon: TicketsIcon,
  recordRepresentation: "number",
};
