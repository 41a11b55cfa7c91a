import {
  type Choice,
  chosenOf,
  type ListedSellable,
  type Sellable,
  sellablesOfProducts,
} from "../../catalog/sellable";
import { type LineContexts, specialPricesOf, stepFor } from "../../catalog/special-prices";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { QuotedLine } from "../quote";

export type WantedLine = Choice & { productId: string; quantity: number };

/** The price of so many of a variant for this customer. */
type PriceFor = (sellable: Sellable, quantity: number) => number;

/** The shopper who asks; null for a guest. `contexts` are those of the lines in the shopper's cart. */
export type QuotedShopper = { id: string | null; contexts?: LineContexts | undefined };

/** Prices may depend on the customer's groups and the quantity; if none does, nobody is asked who comes. */
async function ownPrices(
  known: readonly ListedSellable[],
  customer: () => Promise<QuotedShopper>,
): Promise<PriceFor> {
  if (!known[0]?.hasSpecialPrices) return ({ paidPrice }) => paidPrice;
  const productIds = [...new Set(known.map(({ productId }) => productId))];
  const { id, contexts } = await customer();
  const prices = await specialPricesOf(productIds, id, contexts);
  const byVariant = new Map(prices.map((variant) => [variant.variantId, variant]));
  return ({ variantId, paidPrice }, quantity) => {
    const variant = byVariant.get(variantId);
    return (variant && stepFor(variant, quantity))?.paid ?? paidPrice;
  };
}

/**
 * The shop's own weights and prices of the products that a shopper names; throws 404 if one of them is gone. `customer`
 * is called only if prices depend on it.
 */
export async function catalogLines(
  wanted: readonly WantedLine[],
  customer: () => Promise<QuotedShopper>,
): Promise<QuotedLine[]> {
  return (await linesOnSale(wanted, customer)).map((line) => {
    if (!line) throw refuse.notFound(messages.productGone);
    return line;
  });
}

/** The same in the same order, undefined for what is gone: a list may be a little older than the shop. */
export async function linesOnSale(
  wanted: readonly WantedLine[],
  customer: () => Promise<QuotedShopper>,
): Promise<(QuotedLine | undefined)[]> {
  const known = await sellablesOfProducts([...new Set(wanted.map(({ productId }) => productId))]);
  const priceFor = await ownPrices(known, customer);
  return wanted.map(({ productId, quantity, ...choice }) => {
    const variants = known.filter((sellable) => sellable.productId === productId && sellable.published);
    const sellable = chosenOf(variants, choice)[0] ?? variants[0];
    return sellable && quotedLine({ ...sellable, paidPrice: priceFor(sellable, quantity) }, quantity);
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
