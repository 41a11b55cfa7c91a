import { limits } from "@contract/limits";
import { field } from "./visit";

const kinds = ["review", "question"] as const;

/**
 * A review or a question whose writer turned out to be signed out. It waits in the form of the sign-in, as it is too long for
 * a cookie: its writer sees it again, and sends it.
 */
export type Draft = { draft: (typeof kinds)[number]; draftWords: string; draftStars: string };

export const reviewDraft = (form: URLSearchParams): Draft => ({
  draft: "review",
  draftWords: field(form, "words"),
  draftStars: field(form, "rating"),
});

export const questionDraft = (form: URLSearchParams): Draft => ({
  draft: "question",
  draftWords: field(form, "question"),
  draftStars: "",
});

/** The draft that a form of the sign-in hands on; undefined if there is none. */
export function readDraft(form: URLSearchParams): Draft | undefined {
  const draft = kinds.find((kind) => kind === form.get("draft"));
  return (
    draft && {
      draft,
      draftWords: field(form, "draftWords").slice(0, limits.review.max),
      draftStars: field(form, "draftStars"),
    }
  );
}
