import type { Admin } from "../../accounts/actor";
import { messages } from "../../contract/messages";
import type { stock } from "../../contract/stock";
import type { stockCount } from "../../contract/stock-count";
import { applyCount } from "../../inventory/apply-count";
import { correctStock } from "../../inventory/correct-stock";
import { countLocations, readCountRows } from "../../inventory/count-rows";
import type { SentBy } from "../../inventory/once-key";
import { readMovements } from "../../inventory/read-movements";
import type { Routes } from "../pipeline/route";
import { existingProduct } from "./admin-products/existing";

const sentBy = ({ id, userName }: Admin, key: string | null): SentBy => ({
  by: userName,
  caller: id,
  key,
});

export const stockRoutes = {
  adminChangeStock: async ({ params, body, actor, key, scope }) => {
    const { _id: productId } = await existingProduct(params.id);
    await correctStock(scope, { productId, correction: body, ...sentBy(actor, key) });
    return { message: messages.stockChanged, data: await existingProduct(productId) };
  },

  adminGetStockMovements: async ({ params }) => {
    const { _id } = await existingProduct(params.id);
    return { data: await readMovements(_id) };
  },

  adminGetStockCount: async ({ query }) => {
    const [page, locations] = await Promise.all([readCountRows(query), countLocations()]);
    return { data: { ...page, locations } };
  },

  adminApplyStockCount: async ({ body, actor, key, scope }) => ({
    message: messages.stockCountApplied,
    data: await applyCount(scope, { count: body, ...sentBy(actor, key) }),
  }),
} satisfies Routes<typeof stock & typeof stockCount>;
