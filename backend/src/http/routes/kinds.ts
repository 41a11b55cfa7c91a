import { readWith } from "../../catalog/index";
import {
  addKind,
  deleteKind,
  editKind,
  readKinds,
  reorderKinds,
  rowsOfKind,
} from "../../catalog/stored-kinds";
import { kindList } from "../../contract/kind-list";
import type { kinds } from "../../contract/kinds";
import type { ProductCard } from "../../contract/products";
import type { Routes } from "../pipeline/route";

export const kindsRoutes = {
  getKindPictures: async ({ query: { category } }) => ({
    data: await readWith("en", (catalogue, texts) =>
      Object.fromEntries(
        kindList().flatMap(({ id, ...kind }) => {
          const isShown = kind.category === category && !kind.isHidden;
          const face = isShown ? catalogue.faceOfKind(id) : undefined;
          const [card] = face === undefined ? [] : texts.cards([face]);
          return card ? [[id, (JSON.parse(card) as ProductCard).image]] : [];
        }),
      ),
    ),
  }),

  adminGetKinds: async () => ({ data: await readKinds() }),

  adminAddKind: async ({ scope, body }) => ({ data: await addKind(scope, body) }),

  adminReorderKinds: async ({ scope, body }) => {
    await reorderKinds(scope, body.category, body.kindIds);
    return { data: await readKinds() };
  },

  adminEditKind: async ({ scope, params, body }) => ({ data: await editKind(scope, params.id, body) }),

  adminGetKindRows: async ({ params }) => ({ data: await rowsOfKind(params.id) }),

  adminDeleteKind: async ({ scope, params, query }) => ({
    data: { _id: params.id, products: await deleteKind(scope, params.id, query.withProducts === true) },
  }),
} satisfies Routes<typeof kinds>;
