import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import {
  type ChangedTranslation,
  type StoredTranslation,
  type Translations,
  withChangedTranslations,
} from "../../../catalog/translations";
import { PRODUCT_DETAIL } from "../../../modules/product-detail";
import type { ProductDetailRow, ProductDetailService } from "../../../modules/product-detail/service";
import { pick } from "../../../platform/pick";
import { blankDetail, type DetailColumn, type DetailValues } from "../draft";

type Changes = Partial<DetailValues & Pick<ProductDetailRow, "translations">>;
type Undo = { before: Array<{ id: string } & Partial<ProductDetailRow>>; madeIds: string[] };
type Input = Array<{ productId: string; changes: Changes; translations: Translations<ChangedTranslation> }>;

const columnsOf = (changes: Changes) => Object.keys(changes) as DetailColumn[];

/** All languages and their texts are in one column: those that are not named stay. */
function withTranslations(detail: ProductDetailRow, { changes, translations }: Input[number]): Changes {
  if (Object.keys(translations).length === 0) return changes;
  // The engine's module types no JSON.
  const stored = (detail.translations ?? {}) as Translations<StoredTranslation>;
  return { ...changes, translations: withChangedTranslations(stored, translations) };
}

const differs = (before: ProductDetailRow, changes: Changes) =>
  columnsOf(changes).some((column) => JSON.stringify(before[column]) !== JSON.stringify(changes[column]));

/** Changes our own details of products; creates them if a plugin created a product without. */
export const updateDetailsStep = createStep(
  "update-product-details",
  async (input: Input, { container }) => {
    const details: ProductDetailService = container.resolve(PRODUCT_DETAIL);
    const before = await details.listProductDetails(
      { product_id: input.map(({ productId }) => productId) },
      { take: input.length },
    );
    const beforeOf = new Map(before.map((detail) => [detail.product_id, detail]));
    const known = input.flatMap((one) => {
      const detail = beforeOf.get(one.productId);
      const changes = detail && withTranslations(detail, one);
      return detail && changes && differs(detail, changes) ? [{ detail, changes }] : [];
    });
    if (known.length > 0)
      await details.updateProductDetails(known.map(({ detail: { id }, changes }) => ({ id, ...changes })));
    const missing = input.filter(({ productId }) => !beforeOf.has(productId));
    const made = await details.createProductDetails(
      missing.map(({ productId, changes, translations }) => ({
        ...blankDetail(),
        ...changes,
        product_id: productId,
        translations: withChangedTranslations({}, translations),
      })),
    );
    // Undoing restores exactly the columns that were written.
    const undo = known.map(({ detail, changes }) => ({ id: detail.id, ...pick(detail, columnsOf(changes)) }));
    return new StepResponse<undefined, Undo>(undefined, { before: undo, madeIds: made.map(({ id }) => id) });
  },
  async (undo, { container }) => {
    if (!undo) return;
    const details: ProductDetailService = container.resolve(PRODUCT_DETAIL);
    if (undo.before.length > 0) await details.updateProductDetails(undo.before);
    await details.deleteProductDetails(undo.madeIds);
  },
);
