import { z } from "zod";
import { holdsContactData } from "./contact-data";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { Meta, ok } from "./envelope";
import { Flag, Id, IdOrSlug, paging, Reason, reactAdminList, Timestamp, text } from "./fields";
import { limits } from "./limits";
import { messages } from "./messages";
import { questionStates } from "./question-states";

export const QuestionState = z.enum(questionStates);

const Answer = z.object({ text: z.string(), at: Timestamp });

/** A question that the shop has answered, as everybody reads it. */
export const Question = z.object({
  _id: Id,
  question: z.string(),
  userName: z.string(),
  askedAt: Timestamp,
  answer: Answer,
});
export type Question = z.infer<typeof Question>;

/** A question as its asker sees it. */
export const OwnQuestion = z.object({
  _id: Id,
  productId: Id,
  question: z.string(),
  askedAt: Timestamp,
  state: QuestionState,
  answer: Answer.nullable(),
  /** Why the shop does not answer it. */
  declineReason: z.string().nullable(),
});
export type OwnQuestion = z.infer<typeof OwnQuestion>;

/** A question as staff see it. */
export const StaffQuestion = OwnQuestion.extend({
  productTitle: z.string(),
  productImage: z.string(),
  /** Null: the product is not shown in the shop. */
  productSlug: z.string().nullable(),
  userName: z.string(),
  /** Null: the asker's account is deleted. */
  customerId: Id.nullable(),
  /** The beginning of an answer, which nobody but staff reads. */
  draft: z.string(),
  /** An answered question that is taken off the product's page. */
  hidden: z.boolean(),
  version: Version,
});
export type StaffQuestion = z.infer<typeof StaffQuestion>;

const staff = { access: "admin", permission: "catalogue" } as const;
const params = z.object({ id: Id });
const reply = ok({ data: StaffQuestion });

export const questions = endpoints({
  getQuestions: {
    method: "GET",
    path: "/api/shop/questions/:productId",
    access: "guest",
    list: "account",
    summary:
      "The answered questions about a product, the newest answer first; `q` narrows them to some words",
    params: z.object({ productId: IdOrSlug }),
    query: z.object({ ...paging, q: z.string().max(100).optional() }),
    response: ok({ data: z.array(Question), meta: Meta }),
  },

  /** The same words about the same product on the same day are the same question. */
  askQuestion: {
    method: "POST",
    path: "/api/shop/questions",
    access: "shopper",
    list: "account",
    summary: "Ask the shop about a product; nobody else sees it before the shop has answered it",
    body: z.object({
      productId: Id,
      question: text(limits.question.min, limits.question.max, "question").refine(
        (question) => !holdsContactData(question),
        messages.questionHoldsContact.key,
      ),
    }),
    response: ok({ data: OwnQuestion }),
    status: 201,
  },

  /** Apart from the answered ones, which are the same for everybody. */
  getMyQuestions: {
    method: "GET",
    path: "/api/shop/my-questions/:productId",
    access: "shopper",
    list: "account",
    summary: "What the caller asked about a product that has no answer: open or declined, the newest first",
    params: z.object({ productId: IdOrSlug }),
    response: ok({ data: z.array(OwnQuestion) }),
  },

  adminGetQuestions: {
    ...staff,
    method: "GET",
    path: "/api/admin/questions",
    summary:
      "List questions for the panel, the newest first; also takes react-admin's sort, range and filter",
    query: z.object({
      ...paging,
      q: z.string().max(100).optional(),
      state: QuestionState.optional(),
      hidden: Flag.optional(),
      productId: Id.optional(),
      ...reactAdminList,
    }),
    response: ok({ data: z.array(StaffQuestion), meta: Meta }),
  },

  adminGetQuestion: {
    ...staff,
    method: "GET",
    path: "/api/admin/questions/:id",
    summary: "One question about a product",
    params,
    response: reply,
  },

  /** 409 `edit_conflict` if somebody else has changed the question since `version`; so do the next three. */
  adminSaveQuestionDraft: {
    ...staff,
    method: "PUT",
    path: "/api/admin/questions/:id/draft",
    summary: "Keep the beginning of an answer, which nobody but staff reads",
    params,
    body: z.object({ draft: text(0, limits.review.max, "answer"), version: Version }),
    response: reply,
  },

  adminAnswerQuestion: {
    ...staff,
    method: "PUT",
    path: "/api/admin/questions/:id/answer",
    summary:
      "Answer a question, which publishes it and mails its asker once; or change the answer, without a mail",
    params,
    body: z.object({ answer: text(1, limits.review.max, "answer"), version: Version }),
    response: reply,
  },

  /** 409 `question_answered` for one that is answered: it can be hidden. */
  adminDeclineQuestion: {
    ...staff,
    method: "POST",
    path: "/api/admin/questions/:id/decline",
    summary: "Decline a question; its asker is told why by mail",
    params,
    body: z.object({ reason: Reason, version: Version }),
    response: reply,
  },

  /** 409 `question_open` for one without an answer: nobody sees it anyway. */
  adminHideQuestion: {
    ...staff,
    method: "PUT",
    path: "/api/admin/questions/:id",
    summary: "Take an answered question off the product's page, or show it again",
    params,
    body: z.object({ hidden: z.boolean(), version: Version }),
    response: reply,
  },

  adminDeleteQuestion: {
    ...staff,
    method: "DELETE",
    path: "/api/admin/questions/:id",
    summary: "Delete a question with its answer",
    params,
    response: ok({ data: z.object({ _id: Id }) }),
  },
});
