import type { taxRates } from "../../contract/tax-rates";
import { deleteRate, readRates, saveRate } from "../../tax/stored-rates";
import type { Routes } from "../pipeline/route";

export const taxRatesRoutes = {
  adminGetTaxRates: async () => ({ data: await readRates() }),

  adminAddTaxRate: async ({ body }) => ({ data: await saveRate(body) }),

  adminEditTaxRate: async ({ params, body: { version, ...rate } }) => ({
    data: await saveRate(rate, params.id, version),
  }),

  adminDeleteTaxRate: async ({ params }) => {
    await deleteRate(params.id);
    return { data: { _id: params.id } };
  },
} satisfies Routes<typeof taxRates>;
