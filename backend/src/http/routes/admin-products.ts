import { adminProducts as listProducts } from "../../catalog/admin-products";
import type { adminProducts } from "../../contract/admin-products";
import { type Message, messages } from "../../contract/messages";
import type { AdminProduct } from "../../contract/products";
import { refuse } from "../../contract/refusal";
import { rowsInWords } from "../../contract/specification-lines";
import { claimMovements } from "../../inventory/claim";
import { listMeta } from "../../platform/list-query";
import { proposeTax } from "../../tax/propose-tax";
import { addProducts } from "../../workflows/product/add";
import { addProductOnce } from "../../workflows/product/add-once";
import { toDraft } from "../../workflows/product/choices/draft-choices";
import { deleteProduct } from "../../workflows/product/delete";
import { editProduct, editProducts } from "../../workflows/product/edit";
import { deleteSeveral, editSeveral } from "../../workflows/product/edit-several";
import { saveSkus } from "../../workflows/product/save-skus";
import { saveVariantPrices } from "../../workflows/product/save-variant-prices";
import { asWhole } from "../../workflows/product/whole-product";
import { requestOf } from "../pipeline/idempotency-key";
import type { Routes } from "../pipeline/route";
import { existingProduct } from "./admin-products/existing";
import { adminProductsQuery } from "./admin-products/list-query";

/** What staff have to know about a new product's tax; undefined if they entered it themselves. */
function taxMessage({ notSold, isTaxProposed, hsn, gstRate }: AdminProduct): Message | undefined {
  if (notSold === "tax" || gstRate === null) return messages.taxMissing;
  return isTaxProposed ? messages.taxProposed(hsn, gstRate) : undefined;
}

export const adminProductsRoutes = {
  adminGetProducts: async ({ query, res }) => {
    const list = adminProductsQuery(query);
    const { rows, total } = await listProducts(list);
    const { contentRange, meta } = listMeta("products", list, rows.length, total);
    res.setHeader("content-range", contentRange);
    return { data: rows, meta };
  },

  adminGetProduct: async ({ params }) => ({
    data: await existingProduct(params.id),
  }),

  adminAddProduct: async ({ body, actor, key, scope }) => {
    const draft = toDraft(body);
    const [id = ""] =
      key === null
        ? await addProducts(scope, [draft])
        : [await addProductOnce(scope, draft, requestOf(actor, key, body))];
    const data = await existingProduct(id);
    const message = taxMessage(data);
    return { data, ...(message !== undefined && { message }) };
  },

  adminEditProduct: async ({ params, body, scope }) => {
    await editProduct(scope, params.id, asWhole(body));
    return { data: await existingProduct(params.id) };
  },

  adminSaveTranslation: async ({ params, body: { version, ...texts }, scope }) => {
    const { id: productId, language } = params;
    const { specifications: english } = await existingProduct(productId);
    if (texts.specifications && rowsInWords(english, texts.specifications) === english)
      throw refuse.invalid([{ field: "specifications", message: messages.rowsUneven(english.length) }]);
    const said =
      version === undefined ? { texts: { [language]: texts } } : { sent: { language, texts, version } };
    await editProducts(scope, [{ productId, edit: {}, ...said }]);
    return { data: await existingProduct(productId) };
  },

  adminEditProducts: async ({ body: { edits, stockReason }, actor, scope }) => {
    const since = new Date();
    const data = await editSeveral(scope, edits);
    const restocked = edits.flatMap(({ productId, totalStock }) =>
      totalStock === undefined ? [] : [productId],
    );
    await claimMovements({ productIds: restocked, since, by: actor.userName, reason: stockReason });
    return { data };
  },

  adminDeleteProducts: async ({ body, scope }) => ({ data: await deleteSeveral(scope, body.productIds) }),

  adminProposeTax: async ({ query }) => ({ data: proposeTax(query) ?? null }),

  adminSaveSkus: async ({ params, body, scope }) => {
    await saveSkus(scope, params.id, body.skus);
    return { data: await existingProduct(params.id) };
  },

  adminSaveVariantPrices: async ({ params, body, scope }) => {
    await saveVariantPrices(scope, params.id, body.prices);
    return { data: await existingProduct(params.id) };
  },

  adminDeleteProduct: async ({ params, scope }) => {
    await deleteProduct(scope, params.id);
    return { data: { _id: params.id } };
  },
} satisfies Routes<typeof adminProducts>;
