import {
  addCategory,
  deleteCategory,
  editCategory,
  readCategories,
  reorderCategories,
} from "../../catalog/stored-categories";
import type { categories } from "../../contract/categories";
import { categoryList } from "../../contract/category-list";
import { kindList, shownKind } from "../../contract/kind-list";
import type { Routes } from "../pipeline/route";

export const categoriesRoutes = {
  getCategories: ({ query: { lang = "en" } }) => ({
    data: categoryList().map(({ id, texts: { line, intro, title, description } }) => ({
      _id: id,
      line: line[lang] || line.en,
      intro: intro[lang] || intro.en,
      title: title[lang] || title.en,
      description: description[lang] || description.en,
      kinds: kindList().flatMap((kind) => (kind.category === id && shownKind(kind.id, lang)) || []),
    })),
  }),

  adminGetCategories: async () => ({ data: await readCategories() }),

  adminAddCategory: async ({ scope, body }) => ({ data: await addCategory(scope, body) }),

  adminReorderCategories: async ({ scope, body }) => {
    await reorderCategories(scope, body.categoryIds);
    return { data: await readCategories() };
  },

  adminEditCategory: async ({ scope, params, body }) => ({
    data: await editCategory(scope, params.id, body),
  }),

  adminDeleteCategory: async ({ scope, params }) => {
    await deleteCategory(scope, params.id);
    return { data: { _id: params.id } };
  },
} satisfies Routes<typeof categories>;
