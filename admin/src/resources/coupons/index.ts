import CouponsIcon from "@mui/icons-material/ConfirmationNumberOutlined";
import { lazyPage } from "../../layout/lazy-page";

const form = () => import("./pages");

export const coupons = {
  list: lazyPage(() => import("./list"), "CouponList"),
  create: lazyPage(form, "CouponCreate"),
  edit: lazyPage(form, "CouponEdit"),
  icon: CouponsIcon,
  recordRepresentation: "name",
};
