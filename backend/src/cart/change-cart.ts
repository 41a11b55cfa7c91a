import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Sellable } from "../catalog/sellable";
import type { Size } from "../contract/constants";
import { messages } from "../contract/messages";
import { Refusal, refuse } from "../contract/refusal";
import { query } from "../platform/db/pool";
import { type EngineIds, engineIds } from "../platform/engine/engine-ids";
import { addLineStatement } from "./add-line-statement";
import { heldByOwnOrder } from "./own-hold";
import { checkStock, findVariant, stockShort } from "./variants";

const mostLines = 100;

export type LineChange = { productId: string; size?: Size | null | undefined; quantity: number };

/** Runs `change` with what is on the shelf, and once more with what the shopper's own waiting order holds of it. */
async function withOwnHold(
  customerId: string,
  onShelf: Sellable,
  change: (variant: Sellable) => Promise<void>,
): Promise<void> {
  try {
    await change(onShelf);
  } catch (error) {
    if (!(error instanceof Refusal) || !["out_of_stock", "stock_short"].includes(error.code)) throw error;
    const held = await heldByOwnOrder(customerId, onShelf.variantId);
    if (held === 0) throw error;
    await change({ ...onShelf, available: onShelf.available + held });
  }
}

/** Puts goods into the shopper's open cart, or more of them. 409 beyond the stock, the cart then unchanged. */
export async function addLine(
  scope: MedusaContainer,
  customer: { id: string; email: string },
  { productId, size, quantity }: LineChange,
): Promise<void> {
  const [ids, onShelf] = await Promise.all([engineIds(scope), findVariant(productId, size)]);
  await withOwnHold(customer.id, onShelf, (variant) => addOf(ids, customer, variant, quantity, false));
}

/** Sees to it that at least so many lie in the cart, pieces that are in it already counted. 409 beyond the stock. */
export async function fillUpLine(
  scope: MedusaContainer,
  customer: { id: string; email: string },
  variant: Sellable,
  quantity: number,
): Promise<void> {
  await addOf(await engineIds(scope), customer, variant, quantity, true);
}

async function addOf(
  ids: EngineIds,
  customer: { id: string; email: string },
  variant: Sellable,
  quantity: number,
  isFillUp: boolean,
): Promise<void> {
  checkStock(variant, quantity);
  const added = await query(
    addLineStatement({
      customerId: customer.id,
      newCartId: generateEntityId(undefined, "cart"),
      regionId: ids.regionId,
      salesChannelId: ids.salesChannelId,
      email: customer.email,
      newLineId: generateEntityId(undefined, "cali"),
      title: variant.title,
      size: variant.size,
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
    }),
  );
  if (added.length > 0) return;
  const [held] = await query({
    text: `select 1 from shop_cart join cart_line_item line using (cart_id)
           where customer_id = $1 and variant_id = $2 and deleted_at is null`,
    values: [customer.id, variant.variantId],
  });
  if (!held) throw new Refusal(409, "cart_full", messages.cartFull(mostLines));
  throw stockShort(variant.available, variant.size);
}

/** Sets how many of a line. 404 where it is not in the cart, 409 beyond the stock. */
export async function setQuantity(
  customerId: string,
  { productId, size, quantity }: LineChange,
): Promise<void> {
  const onShelf = await findVariant(productId, size);
  await withOwnHold(customerId, onShelf, async (variant) => checkStock(variant, quantity));
  const changed = await query({
    name: "cart-set-quantity",
    text: `with mine as (update shop_cart set touched_at = now() where customer_id = $1 returning cart_id)
           update cart_line_item line set quantity = $3, updated_at = now()
           from mine where line.cart_id = mine.cart_id and line.variant_id = $2 and line.deleted_at is null
           returning line.id`,
    values: [customerId, onShelf.variantId, quantity],
  });
  if (changed.length === 0) throw refuse.notFound(messages.lineNotInCart);
}

/** Takes a product out of the cart: one size of it, or all. 404 where it is not in it. */
export async function removeLine(customerId: string, productId: string, size?: string): Promise<void> {
  const removed = await query({
    name: "cart-remove-line",
    text: `with mine as (update shop_cart set touched_at = now() where customer_id = $1 returning cart_id)
           delete from cart_line_item line using mine
           where line.cart_id = mine.cart_id and line.product_id = $2 and line.deleted_at is null
             and ($3::text is null or line.subtitle is null or line.subtitle = $3)
           returning line.id`,
    values: [customerId, productId, size ?? null],
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
