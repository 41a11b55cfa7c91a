import { pickSize, type Sellable, sellablesOfProducts } from "../../catalog/sellable";
import type { Size } from "../../contract/constants";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { QuotedLine } from "../quote";

export type WantedLine = { productId: string; quantity: number; size?: Size | null | undefined };

/** The shop's own weights and prices of the products that a shopper names; throws 404 if one of them is gone. */
export async function catalogLines(wanted: readonly WantedLine[]): Promise<QuotedLine[]> {
  const known = await sellablesOfProducts([...new Set(wanted.map(({ productId }) => productId))]);
  return wanted.map(({ productId, quantity, size }) => {
    const sizes = known.filter((sellable) => sellable.productId === productId && sellable.published);
    const sellable = pickSize(sizes, size) ?? sizes[0];
    if (!sellable) throw refuse.notFound(messages.productGone);
    return quotedLine(sellable, quantity);
  });
}

/** The HSN heading of telephones: second-hand ones have a cash limit of their own. */
const telephones = "8517";

/** A product sold, as a line of a parcel. */
export function quotedLine(sellable: Sellable, quantity: number): QuotedLine {
  const { paidPrice: unitPrice, weightKg, lengthCm, breadthCm, heightCm, condition, hsn } = sellable;
  const isUsedPhone = condition === "second-hand" && hsn.startsWith(telephones);
  return { quantity, unitPrice, weightKg, lengthCm, breadthCm, heightCm, isUsedPhone };
}
