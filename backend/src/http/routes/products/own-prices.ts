import type { Actor, Guest } from "../../../accounts/actor";
import { groupsOf } from "../../../accounts/in-group";
import { hasSessionCookie } from "../../../accounts/sessions/session-cookie";
import { pricesDependOnShopper } from "../../../catalog/index";
import { ownPricesOf } from "../../../catalog/index/load-own-prices";
import type { OwnPrices } from "../../../catalog/index/own-prices-index";
import {
  type PriceStep,
  specialPricesOf,
  stepFor,
  type VariantPrices,
} from "../../../catalog/special-prices";
import type { User } from "../../../contract/auth";
import type { Product, ProductCard, Variant } from "../../../contract/products";
import { indiaClock } from "../../../platform/india-day";
import { gstRateOf } from "../../../tax/rate";
import type { RouteContext } from "../../pipeline/route";

export type Who = Pick<RouteContext<never>, "req" | "identify">;

/** The id of the shopper who asks; null for guests and staff. */
export async function shopperId(identify: () => Promise<Actor>): Promise<string | null> {
  const actor = await identify();
  return actor.kind === "shopper" ? actor.id : null;
}

/** Marks a shopper whose prices may differ from those in pages made for everybody. */
export async function withPriceMark(user: User, { kind, id }: Exclude<Actor, Guest>): Promise<User> {
  const differs = kind === "shopper" && pricesDependOnShopper() && (await groupsOf(id)).length > 0;
  return differs ? { ...user, hasOwnPrices: true } : user;
}

/** Who asks for prices, if that matters: undefined without special prices, and for everybody without a session. */
async function shopperWithPrices({ req, identify }: Who): Promise<string | undefined> {
  if (!pricesDependOnShopper() || !hasSessionCookie(req)) return undefined;
  return (await shopperId(identify)) ?? undefined;
}

type Cheapest = { variant: VariantPrices; step: PriceStep };

/** The variant whose price a card shows, by product: the one that costs least. */
async function cheapestOf(
  products: readonly ProductCard[],
  customerId: string | null,
): Promise<Map<string, Cheapest>> {
  const cheapest = new Map<string, Cheapest>();
  const productIds = [...new Set(products.map(({ _id }) => _id))];
  for (const variant of await specialPricesOf(productIds, customerId)) {
    const step = stepFor(variant, 1);
    const best = cheapest.get(variant.productId);
    if (step && (!best || step.paid < best.step.paid)) cheapest.set(variant.productId, { variant, step });
  }
  return cheapest;
}

/** The product or variant at this price; its tax rate too may depend on it. */
function priced<Shown extends Pick<ProductCard, "price" | "salePrice" | "gstRate">>(
  shown: Shown,
  { variant, step }: Cheapest,
): Shown {
  const { hsn, gstRate } = variant;
  return {
    ...shown,
    price: step.price,
    salePrice: step.paid < step.price ? step.paid : 0,
    gstRate: gstRateOf({ hsn, gstRate, unitPrice: step.paid }, indiaClock(new Date()).day),
  };
}

const atOwnPrice =
  (cheapest: ReadonlyMap<string, Cheapest>) =>
  <Shown extends ProductCard>(product: Shown): Shown => {
    const found = cheapest.get(product._id);
    return found ? priced(product, found) : product;
  };

/** Cards as JSON text with the prices of the shopper who asks; the same texts for everybody else. */
export async function ownCards(cards: string[], who: Who): Promise<string[]> {
  const customerId = await shopperWithPrices(who);
  if (customerId === undefined) return cards;
  const products = cards.map((card): ProductCard => JSON.parse(card));
  return products.map(atOwnPrice(await cheapestOf(products, customerId))).map((card) => JSON.stringify(card));
}

type Listed = { data: ProductCard[]; nearest?: ProductCard[] };

/** By which prices a list is sorted, filtered and counted: undefined for everybody's. */
async function ownOrder(customerId: string): Promise<OwnPrices | undefined> {
  const groups = await groupsOf(customerId);
  return groups.length > 0 ? ownPricesOf(groups, customerId) : undefined;
}

/**
 * A list as JSON text with the prices of the shopper who asks, sorted and filtered by them. The texts are shared: only
 * this response changes.
 */
export async function ownList(list: (own?: OwnPrices) => Promise<string>, who: Who): Promise<string> {
  const before = await shopperWithPrices(who);
  const shared = before === undefined ? await list() : undefined;
  // Whether there are such prices is known as of the last list read, which may be this one.
  const customerId = before ?? (await shopperWithPrices(who));
  if (customerId === undefined) return shared ?? list();
  const order = await ownOrder(customerId);
  const json = order || shared === undefined ? await list(order) : shared;
  const { data, nearest, ...rest }: Listed = JSON.parse(json);
  const own = atOwnPrice(await cheapestOf([...data, ...(nearest ?? [])], customerId));
  return JSON.stringify({ ...rest, data: data.map(own), ...(nearest && { nearest: nearest.map(own) }) });
}

/** The further prices of a variant, from a quantity on; each lower or higher than the one before. */
function stepsAfterFirst({ variant, step }: Cheapest): Pick<Variant, "quantityPrices"> {
  const steps: { quantity: number; price: number }[] = [];
  let last = step.paid;
  for (const { quantity, paid } of variant.steps) {
    if (quantity > 1 && paid !== last) steps.push({ quantity, price: paid });
    last = paid;
  }
  return steps.length > 0 ? { quantityPrices: steps } : {};
}

function atVariantPrice(shown: Variant, prices: readonly VariantPrices[]): Variant {
  const variant = prices.find(({ variantId }) => variantId === shown.variantId);
  const step = variant && stepFor(variant, 1);
  return step ? { ...priced(shown, { variant, step }), ...stepsAfterFirst({ variant, step }) } : shown;
}

/** A product with the prices of whoever asks, its variants included. */
function atOwnPrices(
  product: Product,
  cheapest: ReadonlyMap<string, Cheapest>,
  prices: readonly VariantPrices[],
): Product {
  const found = cheapest.get(product._id);
  const variants = product.variants.map((variant) => atVariantPrice(variant, prices));
  return { ...atOwnPrice(cheapest)(product), variants, ...(found && stepsAfterFirst(found)) };
}

type Page = { data: Product; similar: ProductCard[] };

/** A product's page as JSON text with the prices of whoever asks; prices by quantity are for guests too. */
export async function ownPage(json: string, who: Who): Promise<string> {
  if (!pricesDependOnShopper()) return json;
  const customerId = (await shopperWithPrices(who)) ?? null;
  const { data, similar, ...rest }: Page = JSON.parse(json);
  const [cheapest, prices] = await Promise.all([
    cheapestOf([data, ...similar], customerId),
    specialPricesOf([data._id], customerId),
  ]);
  const page = atOwnPrices(data, cheapest, prices);
  return JSON.stringify({ ...rest, data: page, similar: similar.map(atOwnPrice(cheapest)) });
}

type Pages = { data: Product[] };

/** The same for several products beside each other. */
export async function ownPages(json: string, who: Who): Promise<string> {
  if (!pricesDependOnShopper()) return json;
  const customerId = (await shopperWithPrices(who)) ?? null;
  const { data, ...rest }: Pages = JSON.parse(json);
  const productIds = data.map(({ _id }) => _id);
  const [cheapest, prices] = await Promise.all([
    cheapestOf(data, customerId),
    specialPricesOf(productIds, customerId),
  ]);
  return JSON.stringify({ ...rest, data: data.map((one) => atOwnPrices(one, cheapest, prices)) });
}
