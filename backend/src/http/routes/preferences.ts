import { changePreferences, readPreferences } from "../../accounts/preferences";
import { messages } from "../../contract/messages";
import type { preferences } from "../../contract/preferences";
import type { Routes } from "../pipeline/route";

export const preferencesRoutes = {
  getPreferences: async ({ actor }) => ({
    data: await readPreferences(actor.id),
  }),

  savePreferences: async ({ actor, body }) => ({
    data: await changePreferences(actor.id, body),
    message: messages.accountSaved,
  }),
} satisfies Routes<typeof preferences>;
