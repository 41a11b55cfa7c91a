import { messages } from "../../contract/messages";
import type { policies } from "../../contract/policies";
import { policiesForm } from "../../platform/identity/policies";
import type { Routes } from "../pipeline/route";

export const policiesRoutes = {
  getPolicy: async ({ params, query }) => {
    const texts = (await policiesForm.read()).form[params.name];
    return { data: { source: texts[query.lang ?? "en"] || texts.en } };
  },

  adminGetPolicies: async () => ({ data: await policiesForm.saved() }),

  adminSavePolicies: async ({ body }) => {
    const { version, edition, ...sent } = body;
    await policiesForm.publish(sent, { version, edition });
    return { message: messages.shopSaved, data: await policiesForm.saved() };
  },

  adminSavePoliciesDraft: async ({ body }) => {
    const { version, edition, ...sent } = body;
    await policiesForm.saveDraft(sent, { version, edition });
    return { message: messages.draftSaved, data: await policiesForm.saved() };
  },

  adminDiscardPoliciesDraft: async () => {
    await policiesForm.discardDraft();
    return { message: messages.draftDiscarded, data: await policiesForm.saved() };
  },
} satisfies Routes<typeof policies>;
