import ViewCarouselIcon from "@mui/icons-material/ViewCarousel";
import { lazyPage } from "../../layout/lazy-page";

const load = () => import("./pages");

export const carousel = {
  list: lazyPage(load, "SlideList"),
  create: lazyPage(load, "SlideCreate"),
  edit: lazyPage(load, "SlideEdit"),
  icon: ViewCarouselIcon,
  recordRepresentation: "title",
};
