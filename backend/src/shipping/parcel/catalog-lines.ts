import { type ListedSellable, pickSize, type Sellable, sellablesOfProducts } from "../../catalog/sellable";
import { specialPricesOf, stepFor } from "../../catalog/special-prices";
import type { Size } from "../../contract/constants";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { QuotedLine } from "../quote";

export type WantedLine = { productId: string; quantity: number; size?: Size | null | undefined };

/** The price of so many of a variant for this customer. */
type PriceFor = (sellable: Sellable, quantity: number) => number;

/** Prices may depend on the customer's groups and the quantity; if none does, nobody is asked who comes. */
async function ownPrices(
  known: readonly ListedSellable[],
  customer: () => Promise<string | null>,
): Promise<PriceFor> {
  if (!known[0]?.hasSpecialPrices) return ({ paidPrice }) => paidPrice;
  const productIds = [...new Set(known.map(({ productId }) => productId))];
  const prices = await specialPricesOf(productIds, await customer());
  const byVariant = new Map(prices.map((variant) => [variant.variantId, variant]));
  return ({ variantId, paidPrice }, quantity) => {
    const variant = byVariant.get(variantId);
    return (variant && stepFor(variant, quantity))?.paid ?? paidPrice;
  };
}

/**
 * The shop's own weights and prices of the products that a shopper names; throws 404 if one of them is gone. `customer`
 * returns the shopper's id, null for a guest.
 */
export async function catalogLines(
  wanted: readonly WantedLine[],
  customer: () => Promise<string | null>,
): Promise<QuotedLine[]> {
  const known = await sellablesOfProducts([...new Set(wanted.map(({ productId }) => productId))]);
  const priceFor = await ownPrices(known, customer);
  return wanted.map(({ productId, quantity, size }) => {
    const sizes = known.filter((sellable) => sellable.productId === productId && sellable.published);
    const sellable = pickSize(sizes, size) ?? sizes[0];
    if (!sellable) throw refuse.notFound(messages.productGone);
    return quotedLine({ ...sellable, paidPrice: priceFor(sellable, quantity) }, quantity);
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
