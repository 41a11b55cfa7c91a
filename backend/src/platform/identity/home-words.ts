import { everySection } from "../../contract/home-sections";
import type { HomeWords } from "../../contract/home-words";
import { draftForm } from "../edits/draft-form";

const blank = { en: "", hi: "", mr: "" };
const none: HomeWords = {
  sections: everySection(),
  categoryBadge: "",
  customersBadge: "",
  title: blank,
  description: blank,
  offer: blank,
  announcement: blank,
  reasons: [],
  testimonials: [],
};

/** The words of the home page; a new shop has none. */
export const homeWordsForm = draftForm<HomeWords>({
  key: "home-words",
  start: none,
  routes: { publish: "adminSaveHomeWords", draft: "adminSaveHomeDraft" },
});
