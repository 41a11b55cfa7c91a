import ViewCarouselIcon from "@mui/icons-material/ViewCarousel";
import { SlideCreate, SlideEdit, SlideList } from "./pages";

export const carousel = {
  list: SlideList,
  create: SlideCreate,
  edit: SlideEdit,
  icon: ViewCarouselIcon,
  recordRepresentation: "title",
};
