import type { choices } from "../../contract/choices";
import { choicesOf, saveChoices } from "../../workflows/product/choices/save";
import type { Routes } from "../pipeline/route";

export const choiceRoutes = {
  adminGetChoices: async ({ params }) => ({ data: await choicesOf(params.id) }),

  adminSaveChoices: async ({ params, body, scope }) => {
    await saveChoices(scope, params.id, body);
    return { data: await choicesOf(params.id) };
  },
} satisfies Routes<typeof choices>;
