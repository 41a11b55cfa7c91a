import type { CardPromise } from "../contract/promises";
import type { ShippingRules } from "./defaults";
import { type PromiseCase, pincodePromise } from "./promise";
import type { QuotedLine } from "./quote";

type CardsCase = Omit<PromiseCase, "lines"> & { products: ReadonlyMap<string, QuotedLine> };

/** What the cards of these products say, by their ids: each is the promise of the product's own page, shortened. */
export function cardPromises(rules: ShippingRules, { products, ...asked }: CardsCase): CardPromise[] {
  return [...products].map(([productId, line]) => {
    const { codAvailable, estimatedDelivery, refusal, offer, vehicle } = pincodePromise(rules, {
      ...asked,
      lines: [line],
    });
    return {
      productId,
      estimatedDelivery,
      travelDays: offer?.travelDays ?? null,
      shippingCharge: offer?.shippingCharge ?? null,
      codAvailable,
      refusal: refusal?.code ?? null,
      vehicle,
    };
  });
}
