import ReviewsIcon from "@mui/icons-material/RateReview";
import { lazyPage } from "../../layout/lazy-page";

export const reviews = { list: lazyPage(() => import("./list"), "ReviewList"), icon: ReviewsIcon };
