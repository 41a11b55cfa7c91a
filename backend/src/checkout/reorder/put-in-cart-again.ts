import type { MedusaContainer } from "@medusajs/framework/types";
import { fillUpLine } from "../../cart/change-cart";
import { checkStock, findVariant } from "../../cart/variants";
import type { Size } from "../../contract/constants";
import { type Message, messages } from "../../contract/messages";
import { Refusal } from "../../contract/refusal";
import type { FrozenLine } from "../../orders/frozen-line";

export type Skipped = { title: string; reason: Message };
type Customer = { id: string; email: string };

/** Raises the cart to the quantity of one order line. Returns why it could not, or not in full. */
async function putLine(
  scope: MedusaContainer,
  customer: Customer,
  line: FrozenLine,
): Promise<Message | undefined> {
  const size = line.size as Size | undefined;
  try {
    const variant = await findVariant(line.productId, size);
    checkStock(variant, 1);
    await fillUpLine(scope, customer, variant, Math.min(line.quantity, variant.available));
    return line.quantity > variant.available
      ? messages.onlyQuantityAvailable(variant.available, size)
      : undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.said;
    throw error;
  }
}

/**
 * Adds the lines of an order that can still be bought to the shopper's cart, at current prices and within the stock.
 * Returns what was left out or reduced. Repeating it adds nothing: what is in the cart already counts.
 */
export async function putInCartAgain(
  scope: MedusaContainer,
  customer: Customer,
  lines: readonly FrozenLine[],
): Promise<Skipped[]> {
  const skipped: Skipped[] = [];
  for (const line of lines) {
    const reason = await putLine(scope, customer, line);
    if (reason) skipped.push({ title: line.size ? `${line.title} (${line.size})` : line.title, reason });
  }
  return skipped;
}
