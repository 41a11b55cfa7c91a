import type { homeWords } from "../../contract/home-words";
import { messages } from "../../contract/messages";
import { homeWordsForm } from "../../platform/identity/home-words";
import type { Routes } from "../pipeline/route";

export const homeWordsRoutes = {
  getHomeWords: async () => ({ data: (await homeWordsForm.read()).form }),

  adminGetHomeWords: async () => ({ data: await homeWordsForm.saved() }),

  adminSaveHomeWords: async ({ body }) => {
    const { version, edition, ...sent } = body;
    await homeWordsForm.save(sent, { version, edition });
    return { message: messages.shopSaved, data: await homeWordsForm.saved() };
  },
} satisfies Routes<typeof homeWords>;
