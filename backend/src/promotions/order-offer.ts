import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { messages } from "../contract/messages";
import { sumPaise, toRupees } from "../contract/money";
import { Refusal } from "../contract/refusal";
import type { SharedTransaction } from "../platform/engine/shared-transaction";
import { candidatesOf } from "./cart-offer";
import { computeOffer, type Delivery } from "./compute";
import { activeDefinitions, type Definition, isCounted, labelOf } from "./definitions";
import { goodsPaise, noOffer, type Offer } from "./offer";
import { type PromotionCase, promotionCase } from "./promotion-case";
import { countsFor, giveUsageBack, lockUsage, registerUsage, type Use, type User } from "./usage";

/** 409 if the shopper was told of a discount that is now smaller or gone: ended, used up, or not for this cart. */
function refuseLess(
  found: PromotionCase,
  offer: Offer,
  known: readonly Definition[],
  delivery: Delivery,
): void {
  const nowOf = (id: string) => offer.applied.find(({ definition }) => definition.id === id);
  for (const promotionId of new Set(found.linked)) {
    const told = found.told
      .filter((one) => one.promotionId === promotionId)
      .reduce((sum, { paise }) => sum + paise, 0);
    const now = nowOf(promotionId);
    const isKept = now ? goodsPaise(now) >= told : told === 0 && delivery.paise === 0;
    if (isKept) continue;
    const definition = known.find(({ id }) => id === promotionId);
    const label = definition ? labelOf(definition) : found.codes.join(", ");
    throw new Refusal(409, "promotion_gone", messages.promotionGone(label));
  }
}

export type OfferCase = {
  customerId: string;
  /** `promotionsInPlay` of the cart. */
  version: string;
  delivery: Delivery;
  at: Date;
  /** Promotions of the shopper's unpaid order, which this one replaces. */
  replaced: readonly string[];
};

/**
 * What promotions take off the cart that is being ordered. Those whose usage is limited are locked until the transaction
 * ends and computed again under the lock. 409 `promotion_gone` if the shopper was told of more.
 */
export async function offerForOrder(
  scope: MedusaContainer,
  transaction: SharedTransaction,
  { customerId, version, delivery, at, replaced }: OfferCase,
): Promise<Offer> {
  const { sql } = transaction;
  const found = await promotionCase(sql, customerId);
  if (!found) return noOffer;
  const definitions = await activeDefinitions(scope, version, transaction);
  const candidates = candidatesOf(definitions, found.codes);
  const compute = async () =>
    computeOffer(scope, candidates, await countsFor(sql, candidates, found), found, delivery, at);
  const first = await compute();
  const counted = first.applied.filter(({ definition }) => isCounted(definition));
  const locked = [...new Set([...counted.map(({ definition }) => definition.id), ...replaced])];
  await lockUsage(transaction, locked);
  const offer = counted.length > 0 ? await compute() : first;
  refuseLess(found, offer, definitions, delivery);
  return offer;
}

/** What an order uses of the promotions that are counted. */
export const usesOf = ({ applied }: Offer): Use[] =>
  applied
    .filter(({ definition }) => isCounted(definition))
    .map((one) => ({
      code: one.definition.code,
      amount: toRupees(sumPaise([goodsPaise(one), one.deliveryPaise])),
    }));

/**
 * Counts the order's use of its promotions and links them to it, as the engine's own completion of a cart does; links
 * them only if their use was counted before (`isCounted`).
 */
export async function useOffer(
  scope: MedusaContainer,
  transaction: SharedTransaction,
  offer: Offer,
  {
    orderId,
    customerId,
    email,
    isCounted: hasCounted = false,
  }: { orderId: string; customerId: string; email: string; isCounted?: boolean },
): Promise<void> {
  const { applied } = offer;
  if (applied.length === 0) return;
  await transaction.sql({
    name: "order-promotions",
    text: `insert into order_promotion (id, order_id, promotion_id)
           select * from unnest($2::text[], array_fill($1::text, array[cardinality($2::text[])]), $3::text[])
           on conflict (order_id, promotion_id) do nothing`,
    values: [
      orderId,
      applied.map(() => generateEntityId(undefined, "orderpromo")),
      applied.map(({ definition }) => definition.id),
    ],
  });
  if (hasCounted) return;
  const uses = usesOf(offer);
  if (uses.length > 0)
    await registerUsage(scope, transaction, uses, { customer_id: customerId, customer_email: email });
}

/** Takes back what `useOffer` did, for an order that is deleted. */
export async function undoOffer(
  scope: MedusaContainer,
  transaction: SharedTransaction,
  {
    orderId,
    discounts,
    user,
  }: { orderId: string; discounts: Parameters<typeof giveUsageBack>[2]; user: User },
): Promise<void> {
  await giveUsageBack(scope, transaction, discounts, user);
  await transaction.sql({
    name: "order-promotions-undo",
    text: "delete from order_promotion where order_id = $1",
    values: [orderId],
  });
}
