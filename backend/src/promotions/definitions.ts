import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { SharedTransaction } from "../platform/engine/shared-transaction";

export type Rule = { attribute: string; operator: string; values: { value: string }[] };

export type Budget = {
  id: string;
  type: "spend" | "usage" | "use_by_attribute" | "spend_by_attribute";
  limit: number | null;
  used: number;
  attribute: string | null;
};

/** A promotion of the engine as its module returns it, as far as it is read here. */
export type Definition = {
  id: string;
  code: string;
  is_automatic: boolean;
  limit: number | null;
  used: number;
  type: "standard" | "buyget";
  rules: Rule[];
  application_method: {
    target_type: "order" | "items" | "shipping_methods";
    target_rules: Rule[];
    buy_rules: Rule[];
  } | null;
  campaign: {
    name: string;
    starts_at: Date | string | null;
    ends_at: Date | string | null;
    budget: Budget | null;
  } | null;
};

type List = {
  listPromotions: (filters: object, config: object, context?: object) => Promise<Definition[]>;
};

/** What of a promotion has to be read along for a `Definition`. */
export const relations = [
  "application_method",
  "application_method.target_rules",
  "application_method.target_rules.values",
  "application_method.buy_rules",
  "application_method.buy_rules.values",
  "rules",
  "rules.values",
  "campaign",
  "campaign.budget",
];

let cached: { version: string; definitions: Promise<Definition[]> } | undefined;

/**
 * The active promotions, in the order in which the engine applies them, read again only when `version` has changed.
 * Their campaigns may not have begun yet, or be over. Inside a transaction they are read on its own connection.
 */
export async function activeDefinitions(
  scope: MedusaContainer,
  version: string,
  transaction?: SharedTransaction,
): Promise<Definition[]> {
  if (cached?.version === version) return cached.definitions;
  const promotions = scope.resolve(Modules.PROMOTION) as unknown as List;
  const definitions = promotions.listPromotions(
    { status: "active" },
    { relations, order: { application_method: { value: "DESC" } }, take: null },
    transaction?.on(promotions),
  );
  // Others wait for the same read, unless it belongs to a transaction, which may be rolled back or cut off.
  if (transaction) cached = { version, definitions: Promise.resolve(await definitions) };
  else {
    const mine = { version, definitions };
    cached = mine;
    await definitions.catch(() => {
      if (cached === mine) cached = undefined;
    });
  }
  return definitions;
}

/** These promotions, active or not. */
export function definitionsOf(scope: MedusaContainer, ids: readonly string[]): Promise<Definition[]> {
  const promotions = scope.resolve(Modules.PROMOTION) as unknown as List;
  return promotions.listPromotions({ id: ids }, { relations, take: null });
}

/** Whether its campaign is running now; a promotion without a campaign always is. */
export function isRunning({ campaign }: Definition, now: Date): boolean {
  const { starts_at: from, ends_at: to } = campaign ?? {};
  return (!from || new Date(from) <= now) && (!to || new Date(to) > now);
}

/** Shoppers know a promotion by the code they entered; an automatic one by its campaign. */
export const labelOf = ({ code, is_automatic, campaign }: Definition): string =>
  is_automatic ? (campaign?.name ?? code) : code;

/** Whether the engine counts its usage. */
export const isCounted = ({ limit, campaign }: Definition): boolean =>
  limit !== null || Boolean(campaign?.budget);
