import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { PricingEvents, ProductEvents } from "@medusajs/framework/utils";
import { project } from "../catalog/project";
import { productsOf, type Touched } from "../catalog/touched-products";
import { log } from "../log";

const kinds: Record<string, Touched> = {
  [ProductEvents.PRODUCT_CREATED]: "product",
  [ProductEvents.PRODUCT_UPDATED]: "product",
  [ProductEvents.PRODUCT_DELETED]: "product",
  [ProductEvents.PRODUCT_RESTORED]: "product",
  [ProductEvents.PRODUCT_VARIANT_CREATED]: "variant",
  [ProductEvents.PRODUCT_VARIANT_UPDATED]: "variant",
  [ProductEvents.PRODUCT_VARIANT_DELETED]: "variant",
  [PricingEvents.PRICE_CREATED]: "price",
  [PricingEvents.PRICE_UPDATED]: "price",
  [PricingEvents.PRICE_DELETED]: "price",
  [PricingEvents.PRICE_LIST_UPDATED]: "priceList",
  [PricingEvents.PRICE_LIST_DELETED]: "priceList",
};

/** A whole import raises thousands of events within a moment: they are worked off together. */
const gatherMs = 150;
const waiting = new Map<Touched, Set<string>>();
let isPlanned = false;

async function workOff(): Promise<void> {
  isPlanned = false;
  const batch = [...waiting];
  waiting.clear();
  const products = await Promise.all(batch.map(([kind, ids]) => productsOf(kind, [...ids])));
  await project(products.flat());
}

/** Shows in the read model what a plugin, or anyone beside our own workflows, wrote into the engine. */
export default async function showEngineChanges({
  event,
}: SubscriberArgs<{ id: string } | Array<{ id: string }>>): Promise<void> {
  const kind = kinds[event.name];
  if (!kind) return;
  const ids = waiting.get(kind) ?? new Set<string>();
  for (const { id } of [event.data].flat()) ids.add(id);
  waiting.set(kind, ids);
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => {
    workOff().catch((error: unknown) => log.error({ err: error }, "the read model missed a change"));
  }, gatherMs).unref();
}

export const config: SubscriberConfig = { event: Object.keys(kinds) };
