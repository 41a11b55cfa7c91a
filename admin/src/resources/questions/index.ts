import QuestionsIcon from "@mui/icons-material/QuestionAnswerOutlined";
import { lazyPage } from "../../layout/lazy-page";

export const questions = {
  list: lazyPage(() => import("./list"), "QuestionList", "questions"),
  show: lazyPage(() => import("./show"), "QuestionShow", "questions"),
  icon: QuestionsIcon,
  recordRepresentation: "productTitle",
};
