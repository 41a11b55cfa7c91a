import CollectionsIcon from "@mui/icons-material/Collections";
import { FeatureCreate, FeatureEdit, FeatureList } from "./pages";

export const features = {
  list: FeatureList,
  create: FeatureCreate,
  edit: FeatureEdit,
  icon: CollectionsIcon,
  recordRepresentation: "title",
};
