import { addBrand, deleteBrand, editBrand, readBrands, reorderBrands } from "../../catalog/stored-brands";
import { brandLabel, brandList } from "../../contract/brand-list";
import type { brands } from "../../contract/brands";
import type { Routes } from "../pipeline/route";

export const brandsRoutes = {
  getBrandNames: ({ query: { lang = "en" } }) => ({
    data: Object.fromEntries(brandList().map(({ id }) => [id, brandLabel(id, lang)])),
  }),

  adminGetBrands: async () => ({ data: await readBrands() }),

  adminAddBrand: async ({ body }) => ({ data: await addBrand(body) }),

  adminReorderBrands: async ({ body }) => {
    await reorderBrands(body.brandIds);
    return { data: await readBrands() };
  },

  adminEditBrand: async ({ params, body: { version, ...brand } }) => ({
    data: await editBrand(params.id, brand, version),
  }),

  adminDeleteBrand: async ({ params }) => {
    await deleteBrand(params.id);
    return { data: { _id: params.id } };
  },
} satisfies Routes<typeof brands>;
