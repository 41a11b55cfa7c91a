import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { DatabaseError } from "pg";
import type { Sellable } from "../catalog/sellable";
import { hasSpecialPrices } from "../catalog/special-prices";
import { limits } from "../contract/limits";
import { messages } from "../contract/messages";
import { Refusal, refuse } from "../contract/refusal";
import { choiceOf } from "../contract/variant-options";
import { query } from "../platform/db/pool";
import { type EngineIds, engineIds } from "../platform/engine/engine-ids";
import { addLineStatement } from "./add-line-statement";
import { addWithHooks, changeWithHooks } from "./cart-hooks";
import { heldByOwnOrder } from "./own-hold";
import { repriceVariant } from "./reprice";
import { type ChosenProduct, checkStock, findVariant, stockShort } from "./variants";

const mostLines = 100;

export type LineChange = ChosenProduct & { quantity: number };

type Adding = { isFillUp?: boolean; changeId?: string | null };

/**
 * Runs `change` with the available stock; if that is too little, again including what the shopper's own unpaid order
 * holds.
 */
async function withOwnHold(
  customerId: string,
  inStock: Sellable,
  change: (variant: Sellable) => Promise<void>,
): Promise<void> {
  try {
    await change(inStock);
  } catch (error) {
    if (!(error instanceof Refusal) || !["out_of_stock", "stock_short"].includes(error.code)) throw error;
    const held = await heldByOwnOrder(customerId, inStock.variantId);
    if (held === 0) throw error;
    await change({ ...inStock, available: Math.min(limits.quantity, inStock.available + held) });
  }
}

/**
 * Adds a product to the shopper's open cart, or raises its quantity. 409 beyond the stock; the cart is then unchanged.
 * With a `changeId`, once however often it is sent.
 */
export async function addLine(
  scope: MedusaContainer,
  customer: { id: string; email: string },
  { quantity, ...chosen }: LineChange,
  changeId: string | null = null,
): Promise<void> {
  const [ids, inStock] = await Promise.all([engineIds(scope), findVariant(chosen)]);
  await addWithHooks(scope, customer, { variant: inStock, quantity }, () =>
    withOwnHold(customer.id, inStock, (variant) => addOf(ids, customer, variant, quantity, { changeId })),
  ).catch(unlessDone);
}

/** That it was carried out before is what whoever sends it again wants to hear. */
function unlessDone(error: unknown) {
  if (!(error instanceof DatabaseError) || error.constraint !== "shop_cart_change_pkey") throw error;
}

/** Raises a line to at least this quantity; what is in the cart already counts. 409 beyond the stock. */
export async function fillUpLine(
  scope: MedusaContainer,
  customer: { id: string; email: string },
  variant: Sellable,
  quantity: number,
): Promise<void> {
  const ids = await engineIds(scope);
  await addWithHooks(scope, customer, { variant, quantity }, () =>
    addOf(ids, customer, variant, quantity, { isFillUp: true }),
  );
}

async function addOf(
  ids: EngineIds,
  customer: { id: string; email: string },
  variant: Sellable,
  quantity: number,
  { isFillUp = false, changeId = null }: Adding,
): Promise<void> {
  checkStock(variant, quantity);
  const added = await query<{ hasSpecialPrices: boolean }>(
    addLineStatement({
      customerId: customer.id,
      newCartId: generateEntityId(undefined, "cart"),
      regionId: ids.regionId,
      salesChannelId: ids.salesChannelId,
      email: customer.email,
      newLineId: generateEntityId(undefined, "cali"),
      title: variant.title,
      choice: choiceOf(variant),
      image: variant.image,
      quantity,
      variantId: variant.variantId,
      productId: variant.productId,
      slug: variant.slug,
      sku: variant.sku,
      price: variant.price,
      paidPrice: variant.paidPrice,
      available: variant.available,
      isFillUp,
      mostLines,
      changeId,
    }),
  );
  if (added[0]) {
    if (added[0].hasSpecialPrices) await repriceVariant(customer.id, variant.variantId);
    return;
  }
  const [held] = await query({
    text: `select 1 from shop_cart join cart_line_item line using (cart_id)
           where customer_id = $1 and variant_id = $2 and deleted_at is null`,
    values: [customer.id, variant.variantId],
  });
  if (!held) throw new Refusal(409, "cart_full", messages.cartFull(mostLines));
  throw stockShort(variant.available, variant);
}

/** Sets the quantity of a line. 404 if it is not in the cart, 409 beyond the stock. */
export async function setQuantity(
  scope: MedusaContainer,
  customerId: string,
  { quantity, ...chosen }: LineChange,
): Promise<void> {
  const inStock = await findVariant(chosen);
  await withOwnHold(customerId, inStock, async (variant) => checkStock(variant, quantity));
  await changeWithHooks(scope, customerId, { variant: inStock, quantity }, () =>
    writeQuantity(customerId, inStock.variantId, quantity),
  );
}

async function writeQuantity(customerId: string, variantId: string, quantity: number): Promise<void> {
  const [changed] = await query<{ hasSpecialPrices: boolean }>({
    name: "cart-set-quantity",
    text: `with mine as (update shop_cart set touched_at = now() where customer_id = $1 returning cart_id)
           update cart_line_item line set quantity = $3, updated_at = now()
           from mine where line.cart_id = mine.cart_id and line.variant_id = $2 and line.deleted_at is null
           returning line.id, ${hasSpecialPrices} as "hasSpecialPrices"`,
    values: [customerId, variantId, quantity],
  });
  if (!changed) throw refuse.notFound(messages.lineNotInCart);
  if (changed.hasSpecialPrices) await repriceVariant(customerId, variantId);
}

/** Removes a product from the cart: one variant of it, those of a size, or all. 404 if it is not in the cart. */
export async function removeLine(
  customerId: string,
  { productId, size, variantId }: ChosenProduct,
): Promise<void> {
  const removed = await query({
    name: "cart-remove-line",
    text: `with mine as (
             select cart_id from shop_cart where customer_id = $1 for update
           ), removed as (
             delete from cart_line_item line using mine
             where line.cart_id = mine.cart_id and line.product_id = $2 and line.deleted_at is null
               and ($3::text is null or line.subtitle is null or line.subtitle = $3 or exists (
                 select from catalog_variant v where v.variant_id = line.variant_id and v.size = $3))
               and ($4::text is null or line.variant_id = $4)
             returning line.id
           ), touched as (
             update shop_cart set touched_at = now() where customer_id = $1 and exists (select from removed)
           )
           select id from removed`,
    values: [customerId, productId, size ?? null, variantId ?? null],
  });
  if (removed.length === 0) throw refuse.notFound(messages.lineNotInCart);
}

/** Empties the open cart. */
export async function clearLines(customerId: string): Promise<void> {
  await query({
    name: "cart-clear",
    text: `with mine as (update shop_cart set touched_at = now() where customer_id = $1 returning cart_id)
           delete from cart_line_item line using mine where line.cart_id = mine.cart_id`,
    values: [customerId],
  });
}
