import type { homeWords } from "../../contract/home-words";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { homePass } from "../../platform/identity/home-pass";
import { homeWordsForm } from "../../platform/identity/home-words";
import { Rendered, type Routes } from "../pipeline/route";
import { rowsAsJson } from "./home-words/rows";

export const homeWordsRoutes = {
  getHomeWords: async () => ({ data: (await homeWordsForm.read()).form }),

  getHomeRows: async ({ query, ...who }) => {
    const { sections } = (await homeWordsForm.read()).form;
    return new Rendered(`{"success":true,"data":${await rowsAsJson(sections, query.lang ?? "en", who)}}`);
  },

  adminGetHomeWords: async () => ({ data: await homeWordsForm.saved() }),

  adminSaveHomeWords: async ({ body }) => {
    const { version, edition, ...sent } = body;
    await homeWordsForm.publish(sent, { version, edition });
    return { message: messages.shopSaved, data: await homeWordsForm.saved() };
  },

  adminSaveHomeDraft: async ({ body }) => {
    const { version, edition, ...sent } = body;
    await homeWordsForm.saveDraft(sent, { version, edition });
    return { message: messages.draftSaved, data: await homeWordsForm.saved() };
  },

  adminDiscardHomeDraft: async () => {
    await homeWordsForm.discardDraft();
    return { message: messages.draftDiscarded, data: await homeWordsForm.saved() };
  },

  adminPreviewHome: async () => {
    const { token, until } = homePass.issue({});
    return { data: { path: `/shop/home-preview/${token}`, until: new Date(until).toISOString() } };
  },

  getHomePreview: async ({ params, query, ...who }) => {
    const pass = homePass.read(params.token);
    if (!pass) throw refuse.notFound(messages.previewOver);
    const words = (await homeWordsForm.open()).form;
    const rows = await rowsAsJson(words.sections, query.lang ?? "en", who);
    const until = new Date(pass.until).toISOString();
    return new Rendered(
      `{"success":true,"data":{"words":${JSON.stringify(words)},"rows":${rows},"until":"${until}"}}`,
    );
  },
} satisfies Routes<typeof homeWords>;
