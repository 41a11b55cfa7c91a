import CollectionsIcon from "@mui/icons-material/Collections";
import { lazyPage } from "../../layout/lazy-page";

const load = () => import("./pages");

export const features = {
  list: lazyPage(load, "FeatureList"),
  create: lazyPage(load, "FeatureCreate"),
  edit: lazyPage(load, "FeatureEdit"),
  icon: CollectionsIcon,
  recordRepresentation: "title",
};
