import type { MedusaContainer } from "@medusajs/framework/types";
import { catalogIds } from "../../../catalog/engine-names";
import { project } from "../../../catalog/projection/project";
import { readSalePrices } from "../../../catalog/sale-prices";
import type { ProductChoices } from "../../../contract/choices";
import { messages } from "../../../contract/messages";
import { isAboveMrp } from "../../../contract/mrp";
import { refuse } from "../../../contract/refusal";
import { readVariantStock } from "../../../inventory/read-variant-stock";
import { inTurn } from "../../../platform/edits/in-turn";
import { mergeEdit } from "../../../platform/edits/merge";
import { refuseClashes } from "../../../platform/edits/refuse-clashes";
import { engineIds } from "../../../platform/engine/engine-ids";
import { choiceFields, clashOfStock, contentOf, readChoices, type SentChoices } from "./content";
import { planChoices } from "./plan-choices";
import { planOptions } from "./plan-options";
import { saveChoicesWorkflow } from "./save-choices";

/** A product's choices for the form that edits them; 404 if there is no such product. */
export async function choicesOf(productId: string): Promise<ProductChoices> {
  const found = await readChoices(productId);
  if (!found) throw refuse.notFound(messages.productNotFound);
  return found.shown;
}

/** 422 for a price above the MRP; one that a choice has already, from a plugin, does not hold up the others. */
function refuseAboveMrp({ choices }: SentChoices, shown: ProductChoices, mrp: number | null): void {
  const errors = choices.flatMap(({ variantId, price }, at) => {
    const before = shown.choices.find((one) => one.variantId === variantId)?.price;
    const isRefused = price !== before && isAboveMrp(price, mrp);
    return isRefused ? [{ field: `choices.${at}.price`, message: messages.aboveMrp(mrp ?? 0) }] : [];
  });
  if (errors.length > 0) throw refuse.invalid(errors);
}

async function saveInTurn(scope: MedusaContainer, productId: string, sent: SentChoices): Promise<void> {
  await project([productId]);
  const found = await readChoices(productId);
  if (!found) throw refuse.notFound(messages.productNotFound);
  const { product, stored, shown } = found;
  const { changes, clashes } = mergeEdit(
    choiceFields,
    { choices: contentOf(shown) },
    { choices: contentOf(sent) },
    sent.version,
  );
  if (clashes.length === 0 && "choices" in changes) clashes.push(...clashOfStock(shown, sent));
  await refuseClashes({ thingId: productId, version: shown.version, clashes });
  if (!("choices" in changes)) return;
  refuseAboveMrp(sent, shown, product.mrp);

  const ids = { ...(await engineIds(scope)), ...(await catalogIds(scope)) };
  const { category } = product;
  const options = planOptions({ sent: sent.options, stored, category, sizeOptionId: ids.sizeOptionId });
  const plan = planChoices(sent, options, shown);
  const staying = plan.choices.flatMap(({ variantId }) => variantId ?? []);
  const stocks = (await readVariantStock(productId)) ?? [];
  const pricesBefore = plan.repriced.flatMap(({ variantId }) => {
    const price = stocks.find((one) => one.variantId === variantId)?.price ?? null;
    return variantId !== undefined && price !== null ? [{ variantId, amount: price }] : [];
  });
  const salePrices = await readSalePrices(ids.saleListId, staying);
  try {
    await saveChoicesWorkflow(scope).run({
      input: { productId, options, plan, stored, pricesBefore, salePrices, ids },
    });
  } finally {
    await project([productId]);
  }
}

/**
 * Saves what a product comes in, all or nothing; visible in the shop when it returns. 404 for an unknown product; 409
 * `edit_conflict`, `choice_gone` or `stock_reserved` (see `planChoices`); 422 for sizes or names that it cannot have,
 * and for a price above the product's MRP.
 */
export const saveChoices = (scope: MedusaContainer, productId: string, sent: SentChoices): Promise<void> =>
  inTurn(scope, [productId], () => saveInTurn(scope, productId, sent));
