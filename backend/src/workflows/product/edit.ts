import type { MedusaContainer } from "@medusajs/framework/types";
import { adminProducts } from "../../catalog/admin-products";
import { type EngineFields, readFields } from "../../catalog/engine-fields";
import { catalogIds } from "../../catalog/engine-names";
import { project } from "../../catalog/projection/project";
import { readSalePrices } from "../../catalog/sale-prices";
import { isShopCategory } from "../../catalog/stored-categories";
import { imagesOf, type Picture, withImageIds } from "../../catalog/stored-choices";
import { isShopKind } from "../../catalog/stored-kinds";
import { changedTranslations } from "../../catalog/translations";
import { messages } from "../../contract/messages";
import type { AdminProduct, ProductEdit } from "../../contract/products";
import { refuse } from "../../contract/refusal";
import { readVariantStocks } from "../../inventory/read-variant-stock";
import { inTurn } from "../../platform/edits/in-turn";
import { refuseClashes } from "../../platform/edits/refuse-clashes";
import { engineIds } from "../../platform/engine/engine-ids";
import { pick } from "../../platform/pick";
import { changedFields } from "./changed-fields";
import type { ProductDraft } from "./draft";
import { editProductsWorkflow } from "./edit-products";
import { keepTax } from "./keep-tax";
import { mergeProduct } from "./merge-product";
import type { StockFigure } from "./merge-stock";
import { mergeTexts, type SentTexts } from "./merge-texts";
import { keepVariants, planVariants, type VariantPlan } from "./plan-variants";
import { stockKey } from "./stock-key";
import { engineFields } from "./to-engine";
import { detailKeys, engineKeys } from "./written-keys";

export type EditOfProduct = {
  productId: string;
  edit: ProductEdit;
  /** What the edit's stock counts if it names a version; without one, the whole stock. */
  figure?: StockFigure;
  /** The prefix of the SKUs of new sizes. */
  sku?: string | undefined;
  /** Texts in other languages, as translated from the English texts that the edit leaves; one that is not named stays. */
  texts?: ProductDraft["translations"] | undefined;
  /** The texts of one language, merged with what others have saved since they were read. */
  sent?: SentTexts | undefined;
};

/** Refuses with 409 if open orders have reserved more of a size than would be left, with 422 stock that nobody counts. */
function refuseShort(plan: VariantPlan): void {
  const errors = plan.uncounted.map((size) => ({
    field: size ? "sizes" : "totalStock",
    message: messages.stockNotCounted(size),
  }));
  if (errors.length > 0) throw refuse.invalid(errors);
  const [first] = plan.short;
  if (!first) return;
  throw refuse.conflict("stock_reserved", messages.stockReserved(first.reserved, first.size), plan.short);
}

/**
 * Applies edits by staff or from a file, all or none; they are visible in the shop when it returns. Each edit is
 * merged into the current product, and only what it changes is written. 404; 409 if it conflicts with another edit or
 * removes reserved stock; 422 if the resulting product is invalid. Edits of one product run one after the other: the
 * second is planned from the result of the first, and the engine fails if two move a product to the same category at
 * once.
 */
export function editProducts(scope: MedusaContainer, edits: readonly EditOfProduct[]): Promise<void> {
  return inTurn(
    scope,
    edits.map(({ productId }) => productId),
    () => editInTurn(scope, edits),
  );
}

/** Reads the current products from the engine, including the latest changes by its plugins. */
async function readNow(productIds: string[]): Promise<Map<string, AdminProduct>> {
  await project(productIds);
  const { rows } = await adminProducts({ ids: productIds, limit: productIds.length, offset: 0 });
  return new Map(rows.map((product) => [product._id, product]));
}

async function planEdit(product: AdminProduct, one: EditOfProduct) {
  const merge = mergeProduct(product, one.edit, one.figure ?? "free");
  const { variants, clashes } = merge;
  await refuseClashes({ thingId: one.productId, version: product.version, clashes });
  const { draft, taxed } = keepTax(merge.draft, product, one.edit);
  const changed = new Set([...merge.changed, ...taxed]);
  const fields = pick(engineFields(draft), engineKeys(changed));
  return { draft: { ...draft, sku: one.sku }, changed, variants, fields };
}

/** A product stays in the engine's categories that are none of the shop's, such as those of a plugin. */
function withOtherCategories(
  fields: Partial<EngineFields>,
  before: EngineFields | undefined,
): Partial<EngineFields> {
  if (!fields.category_ids || !before) return fields;
  const others = before.category_ids.filter((id) => !isShopCategory(id) && !isShopKind(id));
  return { ...fields, category_ids: [...fields.category_ids, ...others].sort() };
}

/** Pictures that stay are the same images, so that they stay those of a choice, too. */
const withKnownImages = (
  fields: Partial<EngineFields>,
  images: readonly Picture[] = [],
): Partial<EngineFields> =>
  fields.images ? { ...fields, images: withImageIds(fields.images, images) } : fields;

/** What becomes of the texts in other languages; 409 if they conflict with another's. */
async function textsOf(product: AdminProduct, { productId, texts, sent }: EditOfProduct) {
  if (!sent) return texts;
  const merged = mergeTexts(product, sent);
  await refuseClashes({ thingId: productId, version: product.version, clashes: merged.clashes });
  return { ...texts, [sent.language]: merged.texts };
}

async function editInTurn(scope: MedusaContainer, edits: readonly EditOfProduct[]): Promise<void> {
  const productIds = edits.map(({ productId }) => productId);
  const ids = { ...(await engineIds(scope)), ...(await catalogIds(scope)) };
  const products = await readNow(productIds);
  const [stocks, fieldsOf, images] = await Promise.all([
    readVariantStocks(productIds),
    readFields(productIds),
    imagesOf(productIds),
  ]);
  const planned = await Promise.all(
    edits.map(async (one) => {
      const { productId } = one;
      const [product, current] = [products.get(productId), stocks.get(productId)];
      if (!product || !current) throw refuse.notFound(messages.productNotFound);
      const { draft, changed, variants, fields } = await planEdit(product, one);
      // Variants that the shop does not sell, such as a plugin's without a price, are not its to remove.
      const sold = current.filter(({ variantId }) =>
        product.shelves.some((shelf) => shelf.variantId === variantId),
      );
      const plan = variants ? planVariants(sold, variants) : keepVariants(sold);
      refuseShort(plan);
      const before = fieldsOf.get(productId);
      const changedNow = withKnownImages(
        changedFields(before, withOtherCategories(fields, before)),
        images.get(productId),
      );
      return {
        productId,
        draft,
        plan,
        fields: changedNow,
        fieldsBefore: before ? pick(before, Object.keys(changedNow) as (keyof EngineFields)[]) : {},
        details: detailKeys(changed),
        translations: changedTranslations(draft, await textsOf(product, one)),
        isRepriced: changed.has("price"),
        isResold: changed.has("salePrice"),
        stockKey: stockKey(productId, one.edit),
      };
    }),
  );
  const kept = planned.flatMap(({ plan }) => plan.keep.map(({ variantId }) => variantId));
  const salePrices = await readSalePrices(ids.saleListId, kept);
  await editProductsWorkflow(scope).run({ input: { edits: planned, salePrices, ids } });
}

/** Changes one product (see `editProducts`). */
export const editProduct = (scope: MedusaContainer, productId: string, edit: ProductEdit): Promise<void> =>
  editProducts(scope, [{ productId, edit }]);
