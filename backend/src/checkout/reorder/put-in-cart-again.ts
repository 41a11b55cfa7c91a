import type { MedusaContainer } from "@medusajs/framework/types";
import { fillUpLine } from "../../cart/change-cart";
import { type ChosenProduct, checkStock, findVariant, saidShort } from "../../cart/variants";
import type { Language, Size } from "../../contract/constants";
import type { Message } from "../../contract/messages";
import { Refusal } from "../../contract/refusal";
import { titleWithChoice } from "../../contract/variant-options";
import type { FrozenLine } from "../../orders/frozen-line";

export type Skipped = { title: string; reason: Message };
type Customer = { id: string; email: string };

/** A size is sold again by whatever variant has it now; other options only by the same variant. */
const choiceAgain = ({ productId, size, options, variantId }: FrozenLine): ChosenProduct =>
  options ? { productId, variantId } : { productId, size: size as Size | undefined };

/** Raises the cart to the quantity of one order line. Returns why it could not, or not in full. */
async function putLine(
  scope: MedusaContainer,
  customer: Customer,
  line: FrozenLine,
): Promise<Message | undefined> {
  try {
    const variant = await findVariant(choiceAgain(line));
    checkStock(variant, 1);
    await fillUpLine(scope, customer, variant, Math.min(line.quantity, variant.available));
    return line.quantity > variant.available ? saidShort(variant.available, variant) : undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.said;
    throw error;
  }
}

/**
 * Adds the lines of an order that can still be bought to the shopper's cart, at current prices and within the stock.
 * Returns what was left out or reduced, with the choice in the reader's language. Repeating it adds nothing: what is in the cart already counts.
 */
export async function putInCartAgain(
  scope: MedusaContainer,
  customer: Customer,
  lines: readonly FrozenLine[],
  language: Language,
): Promise<Skipped[]> {
  const skipped: Skipped[] = [];
  for (const line of lines) {
    const reason = await putLine(scope, customer, line);
    if (reason) skipped.push({ title: titleWithChoice(line, language), reason });
  }
  return skipped;
}
