import type { MedusaContainer } from "@medusajs/framework/types";
import { createWorkflow, transform, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk";
import { batchPriceListPricesWorkflow, updateProductVariantsWorkflow } from "@medusajs/medusa/core-flows";
import { adminProduct } from "../../catalog/admin-products";
import { catalogIds } from "../../catalog/engine-names";
import { project } from "../../catalog/projection/project";
import { readSalePrices, type SalePrice } from "../../catalog/sale-prices";
import type { RouteInput } from "../../contract";
import { messages } from "../../contract/messages";
import { isAboveMrp } from "../../contract/mrp";
import { refuse } from "../../contract/refusal";
import { inTurn } from "../../platform/edits/in-turn";
import { changeOfSaleList, changesPrices, planSalePrices } from "./plan-sale-prices";
import { projectProductsStep } from "./steps/project-products";
import { type Before, putBackStep } from "./steps/put-back";

type Asked = RouteInput<"adminSaveVariantPrices">["body"]["prices"][number];
type Prices = Pick<Asked, "price" | "salePrice">;
type Input = {
  productId: string;
  due: Asked[];
  /** The sale prices that these variants have now. */
  now: SalePrice[];
  saleListId: string;
};

const isSame = (one: Prices, other: Prices) => one.price === other.price && one.salePrice === other.salePrice;

const saveVariantPricesWorkflow = createWorkflow("save-variant-prices", (input: Input) => {
  putBackStep(
    transform(
      input,
      ({ due, now, saleListId }): Before => ({
        products: [],
        prices: due.map(({ variantId, read }) => ({ variantId, amount: read.price })),
        salePrices: now,
        saleListId,
      }),
    ),
  );
  const repriced = transform(input, ({ due }) =>
    due
      .filter(({ price, read }) => price !== read.price)
      .map(({ variantId, price }) => ({ id: variantId, prices: [{ currency_code: "inr", amount: price }] })),
  );
  when(repriced, (list) => list.length > 0).then(() =>
    updateProductVariantsWorkflow.runAsStep({ input: { product_variants: repriced } }),
  );
  const sale = transform(input, ({ due, now, saleListId }) => {
    const plans = due.map(({ variantId, salePrice }) =>
      planSalePrices(
        now.filter((price) => price.variantId === variantId),
        [variantId],
        salePrice || null,
      ),
    );
    return changeOfSaleList(saleListId, plans);
  });
  when(sale, changesPrices).then(() => batchPriceListPricesWorkflow.runAsStep({ input: { data: sale } }));
  projectProductsStep(transform(input, ({ productId }) => [productId]));
  return new WorkflowResponse(undefined);
});

async function saveInTurn(scope: MedusaContainer, productId: string, asked: readonly Asked[]): Promise<void> {
  await project([productId]);
  const product = await adminProduct(productId);
  if (!product) throw refuse.notFound(messages.productNotFound);
  const due = asked.filter((wanted) => {
    const now = product.variants.find(({ variantId }) => variantId === wanted.variantId);
    if (!now) throw refuse.notFound(messages.productNotFound);
    // Sent again after a lost response, it is there already.
    if (isSame(now, wanted)) return false;
    if (!isSame(now, wanted.read)) throw refuse.conflict("price_changed", messages.variantPriceChanged);
    return true;
  });
  if (due.length === 0) return;
  const at = asked.findIndex(
    (one) => due.includes(one) && one.price !== one.read.price && isAboveMrp(one.price, product.mrp),
  );
  if (at >= 0)
    throw refuse.invalid([{ field: `prices.${at}.price`, message: messages.aboveMrp(product.mrp ?? 0) }]);
  const { saleListId } = await catalogIds(scope);
  const now = await readSalePrices(
    saleListId,
    due.map(({ variantId }) => variantId),
  );
  await saveVariantPricesWorkflow(scope).run({ input: { productId, due, now, saleListId } });
}

/**
 * Gives variants of a product prices of their own, all or none; `salePrice` 0 ends a sale. 404 for a product or variant that
 * is not there, 409 if one has changed since it was read, 422 for a price above the product's MRP.
 */
export const saveVariantPrices = (
  scope: MedusaContainer,
  productId: string,
  asked: readonly Asked[],
): Promise<void> => inTurn(scope, [productId], () => saveInTurn(scope, productId, asked));
