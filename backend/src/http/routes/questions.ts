import { z } from "zod";
import { authLimits } from "../../accounts/limits/auth-limits";
import { askQuestion } from "../../accounts/questions/ask";
import {
  answerQuestion,
  declineQuestion,
  deleteQuestion,
  hideQuestion,
  saveDraft,
} from "../../accounts/questions/handle";
import { readQuestions, unansweredOf } from "../../accounts/questions/read";
import { readStaffQuestion, staffQuestions } from "../../accounts/questions/staff-questions";
import { knownProductId } from "../../catalog/known-product";
import { Id } from "../../contract/fields";
import { limits } from "../../contract/limits";
import { messages } from "../../contract/messages";
import { QuestionState, type questions } from "../../contract/questions";
import { refuse } from "../../contract/refusal";
import { listFilter, listMeta, listWindow, refuseUnstorable } from "../../platform/list-query";
import type { Routes } from "../pipeline/route";

const Filter = z.object({
  q: z.string().max(100).optional(),
  state: QuestionState.optional(),
  hidden: z.boolean().optional(),
  productId: Id.optional(),
});

function storable(q: string | undefined): string | undefined {
  refuseUnstorable(q);
  return q;
}

async function questionWith(id: string) {
  const found = await readStaffQuestion(id);
  if (!found) throw refuse.notFound(messages.questionNotFound);
  return found;
}

export const questionsRoutes = {
  getQuestions: async ({ params, query }) => {
    const { page = 1, limit = limits.listDefault } = query;
    const q = storable(query.q);
    const productId = await knownProductId(params.productId);
    const { rows, total } = await readQuestions(productId, { q, limit, offset: (page - 1) * limit });
    return { data: rows, meta: { total, page, limit, pages: Math.ceil(total / limit) } };
  },

  askQuestion: async ({ body, actor, clientNetwork }) => {
    const productId = await knownProductId(body.productId);
    await authLimits.questionByAddress.count(clientNetwork);
    await authLimits.questionByAsker.count(actor.id);
    const { id: customerId, userName } = actor;
    const data = await askQuestion({ customerId, userName, productId, question: body.question });
    return { data, message: messages.questionAsked };
  },

  getMyQuestions: async ({ params, actor }) => ({
    data: await unansweredOf(actor.id, await knownProductId(params.productId)),
  }),

  adminGetQuestions: async ({ query, res }) => {
    const { state, hidden, productId, q } = { ...listFilter(query, Filter), ...query };
    const window = listWindow(query);
    const { rows, total } = await staffQuestions({ state, hidden, productId, q: storable(q), ...window });
    const { contentRange, meta } = listMeta("questions", window, rows.length, total);
    res.setHeader("content-range", contentRange);
    return { data: rows, meta };
  },

  adminGetQuestion: async ({ params }) => ({ data: await questionWith(params.id) }),

  adminSaveQuestionDraft: async ({ params, body, actor }) => {
    await saveDraft(params.id, body, actor);
    return { data: await questionWith(params.id), message: messages.questionSaved };
  },

  adminAnswerQuestion: async ({ params, body, actor }) => {
    const isFirst = await answerQuestion(params.id, body, actor);
    const message = isFirst ? messages.questionAnswered : messages.questionSaved;
    return { data: await questionWith(params.id), message };
  },

  adminDeclineQuestion: async ({ params, body, actor }) => {
    await declineQuestion(params.id, body, actor);
    return { data: await questionWith(params.id), message: messages.questionDeclined };
  },

  adminHideQuestion: async ({ params, body, actor }) => {
    await hideQuestion(params.id, body, actor);
    return { data: await questionWith(params.id), message: messages.questionSaved };
  },

  adminDeleteQuestion: async ({ params }) => {
    await deleteQuestion(params.id);
    return { data: { _id: params.id } };
  },
} satisfies Routes<typeof questions>;
