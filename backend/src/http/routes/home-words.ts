import { readWith } from "../../catalog/index";
import { isRow } from "../../contract/home-sections";
import type { homeWords } from "../../contract/home-words";
import { messages } from "../../contract/messages";
import { homeWordsForm } from "../../platform/identity/home-words";
import { Rendered, type Routes } from "../pipeline/route";
import { productsOf } from "./home-words/row-products";
import { ownCards } from "./products/own-prices";

export const homeWordsRoutes = {
  getHomeWords: async () => ({ data: (await homeWordsForm.read()).form }),

  getHomeRows: async ({ query, ...who }) => {
    const { sections } = (await homeWordsForm.read()).form;
    const rows = sections.filter(isRow).filter(({ isOn }) => isOn);
    const read = await readWith(query.lang ?? "en", (catalogue, texts) =>
      rows.map((row) => ({ id: row.id, cards: texts.cards(productsOf(catalogue, row)) })),
    );
    const data = await Promise.all(
      read.map(
        async ({ id, cards }) => `{"id":${JSON.stringify(id)},"products":[${await ownCards(cards, who)}]}`,
      ),
    );
    return new Rendered(`{"success":true,"data":[${data}]}`);
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
} satisfies Routes<typeof homeWords>;
