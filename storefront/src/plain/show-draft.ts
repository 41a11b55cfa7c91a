import type { User } from "@contract/auth";
import type { Language } from "@contract/constants";
import type { Draft } from "./drafts";
import { showQuestions } from "./questions";
import { showReviews } from "./reviews";
import type { Answer } from "./visit";

/** The page that it was written on, with it in the form. */
export function showDraft(
  { draft, draftWords, draftStars }: Draft,
  on: { product: string; language: Language },
  user: User,
): Promise<Answer> {
  if (draft === "question")
    return showQuestions({ ...on, page: "1" }, user, { typed: draftWords, isKept: true });
  const typed = { stars: Number(draftStars) || undefined, words: draftWords };
  return showReviews({ ...on, stars: undefined, sort: "newest", page: 1 }, user, { typed, isKept: true });
}
