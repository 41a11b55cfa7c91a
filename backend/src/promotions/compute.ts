import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { addRupees, type Paise, paise, timesRupees, toPaise, toRupees } from "../contract/money";
import { type Definition, isRunning } from "./definitions";
import type { AppliedPromotion, Offer } from "./offer";
import type { PromotionCase } from "./promotion-case";
import { sharePaise } from "./share-paise";
import type { Counts } from "./usage";

/** The delivery that promotions can reduce; `state` is where it goes, if that is known. */
export type Delivery = { optionId: string; paise: Paise; state: string | null; pincode: string | null };

/** The id of the one shipping method in the context; the cash fee is none: free delivery does not waive it. */
const deliveryId = "delivery";

type Action = {
  action: string;
  code: string;
  item_id?: string;
  shipping_method_id?: string;
  amount?: unknown;
};
type PromotionModule = {
  computeActions: (codes: string[], context: object, options: object, shared: object) => Promise<Action[]>;
};
/** Nothing is read, so the module need not set up a unit of work for each computation: a third of its time. */
const noConnection = { manager: {} };

/**
 * The context in which the engine evaluates rules. Prices include GST and promotions take off what is paid, so an item's
 * `subtotal` is its price: like in a cart of the engine before its taxes are known.
 */
export function contextOf(found: PromotionCase, delivery: Delivery): Record<string, unknown> {
  const items = found.items.map((line) => {
    const total = timesRupees(line.unit_price, line.quantity);
    return {
      ...line,
      subtotal: total,
      original_total: total,
      original_subtotal: total,
      total,
      adjustments: [],
    };
  });
  const goods = addRupees(...items.map(({ total }) => total));
  const charge = toRupees(delivery.paise);
  const { metadata } = found.cart as { metadata?: { promotion_context?: Record<string, unknown> } | null };
  return {
    ...found.cart,
    customer: found.customer,
    region: found.region,
    shipping_address: {
      country_code: "in",
      ...(delivery.state && { province: delivery.state }),
      ...(delivery.pincode && { postal_code: delivery.pincode }),
    },
    quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: goods,
    item_total: goods,
    item_subtotal: goods,
    original_item_total: goods,
    original_item_subtotal: goods,
    total: goods,
    items,
    shipping_methods: [
      {
        id: deliveryId,
        shipping_option_id: delivery.optionId,
        shipping_option: { id: delivery.optionId },
        amount: charge,
        subtotal: charge,
        original_total: charge,
        total: charge,
        adjustments: [],
      },
    ],
    // What a plugin's hook `setPromotionContext` returned for this cart: the engine, too, puts it over the cart.
    ...metadata?.promotion_context,
  };
}

/** A definition with the counts of this moment. */
function counted(definition: Definition, counts: ReadonlyMap<string, Counts>): Definition {
  const now = counts.get(definition.id);
  if (!now) return definition;
  const { campaign } = definition;
  const budget = campaign?.budget ? { ...campaign.budget, used: now.budgetUsed } : null;
  return { ...definition, used: now.used, campaign: campaign && { ...campaign, budget } };
}

type Known = {
  known: readonly Definition[];
  usageOf: (budgetId: string) => { used: number }[];
};
type Reader = Known & PromotionModule;

/**
 * What stands before the module: its service, with the two reads exchanged for what is known (`Known`, of each reader).
 * Made once, since a new prototype for each cart would be compiled for again and again.
 */
const prototypes = new WeakMap<object, object>();

function readerOver(module: object, known: Known): Reader {
  let prototype = prototypes.get(module);
  if (!prototype) {
    prototype = Object.create(module, {
      listActivePromotions_: {
        async value(this: Known) {
          return this.known;
        },
      },
      campaignBudgetUsageService_: {
        get(this: Known) {
          return { list: async ({ budget_id }: { budget_id: string }) => this.usageOf(budget_id) };
        },
      },
    }) as object;
    prototypes.set(module, prototype);
  }
  return Object.assign(Object.create(prototype), known) as Reader;
}

/** The engine's own computation over definitions and counts in memory: no query, and the result is the engine's. */
async function engineActions(
  scope: MedusaContainer,
  definitions: readonly Definition[],
  counts: ReadonlyMap<string, Counts>,
  context: object,
): Promise<Action[]> {
  const known = definitions.map((definition) => counted(definition, counts));
  const usageOf = (budgetId: string) => {
    const promotion = known.find(({ campaign }) => campaign?.budget?.id === budgetId);
    const used = promotion && counts.get(promotion.id)?.attributeUsed;
    return used === null || used === undefined ? [] : [{ used }];
  };
  const reader = readerOver(scope.resolve(Modules.PROMOTION), { known, usageOf });
  const codes = known.map(({ code }) => code);
  return reader.computeActions(codes, context, { prevent_auto_promotions: true }, noConnection);
}

/** Whether the engine can tell for whom it counts a budget per shopper; it would otherwise fail the whole cart. */
function isCountable({ campaign }: Definition, { customerId, email }: PromotionCase): boolean {
  if (campaign?.budget?.type !== "use_by_attribute") return true;
  const { attribute } = campaign.budget;
  return Boolean(attribute === "customer_id" ? customerId : attribute === "customer_email" && email);
}

const exceeded = ["promotionLimitExceeded", "campaignBudgetExceeded"];

/**
 * Whether a budget of spending covers everything that the promotion takes off. The engine asks this line by line when
 * it computes, but for the sum when it counts, and would then fail the order.
 */
function isCovered(definition: Definition, counts: ReadonlyMap<string, Counts>, takenPaise: number): boolean {
  const budget = definition.campaign?.budget;
  if (budget?.type !== "spend" || budget.limit === null) return true;
  return toPaise(counts.get(definition.id)?.budgetUsed ?? 0) + takenPaise <= toPaise(Number(budget.limit));
}

/**
 * What these promotions take off the cart, to the paisa. `definitions` are the candidates: the automatic ones and those
 * whose code was entered, in the engine's order.
 */
export async function computeOffer(
  scope: MedusaContainer,
  candidates: readonly Definition[],
  counts: ReadonlyMap<string, Counts>,
  found: PromotionCase,
  delivery: Delivery,
  now: Date,
): Promise<Offer> {
  const definitions = candidates.filter(
    (definition) => isRunning(definition, now) && isCountable(definition, found),
  );
  if (definitions.length === 0 || found.items.length === 0) return { applied: [], usedUp: new Set() };
  const actions = await engineActions(scope, definitions, counts, contextOf(found, delivery));
  const left = new Map<string, number>(
    found.items.map((line) => [line.id, toPaise(timesRupees(line.unit_price, line.quantity))]),
  );
  left.set(deliveryId, delivery.paise);
  const usedUp = new Set<string>();
  const applied: AppliedPromotion[] = [];
  for (const code of new Set(actions.map((action) => action.code))) {
    const definition = definitions.find((one) => one.code === code);
    if (!definition) continue;
    const own = actions.filter((action) => action.code === code);
    if (own.some(({ action }) => exceeded.includes(action))) usedUp.add(definition.id);
    const parts = own.flatMap(({ item_id, shipping_method_id, amount }) => {
      const key = item_id ?? shipping_method_id;
      return key && amount !== undefined ? [{ key, rupees: Number(amount) }] : [];
    });
    const shares = sharePaise(parts, left);
    const taken = [...shares.values()].reduce((sum, share) => sum + share, 0);
    if (taken === 0) continue;
    if (!isCovered(definition, counts, taken)) {
      usedUp.add(definition.id);
      continue;
    }
    usedUp.delete(definition.id);
    for (const [key, share] of shares) left.set(key, (left.get(key) ?? 0) - share);
    const deliveryPaise = shares.get(deliveryId) ?? paise(0);
    shares.delete(deliveryId);
    applied.push({
      definition,
      lines: new Map([...shares].filter(([, share]) => share > 0)),
      deliveryPaise,
    });
  }
  return { applied, usedUp };
}
