import ReviewsIcon from "@mui/icons-material/RateReview";
import { ReviewList } from "./list";

export const reviews = { list: ReviewList, icon: ReviewsIcon };
