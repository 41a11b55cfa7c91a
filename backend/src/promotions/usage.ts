import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { addRupees } from "../contract/money";
import { named } from "../platform/db/named";
import type { EngineContext, SharedTransaction } from "../platform/engine/shared-transaction";
import type { Definition } from "./definitions";
import { isCounted } from "./definitions";
import type { PromotionCase, Run } from "./promotion-case";

/** How often a promotion, its campaign, and its campaign for this shopper have been used. Budgets of spending in rupees. */
export type Counts = { promotionId: string; used: number; budgetUsed: number; attributeUsed: number | null };

const countsStatement = named<{ promotionIds: string[]; customerId: string; email: string | null }>(
  "promotion-counts",
  `
  select p.id as "promotionId", p.used, coalesce(b.used, 0)::float8 as "budgetUsed",
    (select u.used::float8 from promotion_campaign_budget_usage u
      where u.budget_id = b.id and u.deleted_at is null and u.attribute_value = case b.attribute
        when 'customer_id' then :customerId::text when 'customer_email' then :email::text end) as "attributeUsed"
  from promotion p
  left join promotion_campaign_budget b on b.campaign_id = p.campaign_id and b.deleted_at is null
  where p.id = any (:promotionIds::text[])`,
);

/** Reads the counts of these promotions, without what the shopper's own unpaid order uses: it is placed anew or cancelled. */
export async function countsFor(
  run: Run,
  definitions: readonly Definition[],
  { customerId, email, own }: PromotionCase,
): Promise<Map<string, Counts>> {
  const counted = definitions.filter(isCounted);
  if (counted.length === 0) return new Map();
  const promotionIds = counted.map(({ id }) => id);
  const rows = await run<Counts>(countsStatement({ promotionIds, customerId, email }));
  const ownOf = (id: string) => own?.find(({ promotionId }) => promotionId === id);
  return new Map(
    rows.map((row) => {
      const mine = ownOf(row.promotionId);
      if (!mine) return [row.promotionId, row];
      const budget = counted.find(({ id }) => id === row.promotionId)?.campaign?.budget;
      return [
        row.promotionId,
        {
          ...row,
          used: Math.max(0, row.used - 1),
          budgetUsed: Math.max(
            0,
            row.budgetUsed - (budget?.type === "spend" ? mine.goods + mine.delivery : 1),
          ),
          attributeUsed: row.attributeUsed === null ? null : Math.max(0, row.attributeUsed - 1),
        },
      ];
    }),
  );
}

/**
 * Locks promotions and their budgets until the transaction ends, so that of many orders at once exactly as many get
 * one as are left. Every transaction takes these locks before those on stock, and in the order of the ids.
 */
export async function lockUsage({ sql }: SharedTransaction, promotionIds: readonly string[]): Promise<void> {
  if (promotionIds.length === 0) return;
  await sql({
    name: "promotion-lock",
    text: "select 1 from promotion where id = any ($1::text[]) order by id for update",
    values: [promotionIds],
  });
  await sql({
    name: "promotion-budget-lock",
    text: `select 1 from promotion_campaign_budget b where b.campaign_id in
             (select campaign_id from promotion where id = any ($1::text[])) order by b.id for update`,
    values: [promotionIds],
  });
}

/** What one order uses of a promotion; `amount` in rupees. */
export type Use = { code: string; amount: number };
export type User = { customer_id: string; customer_email: string | null };

type Usage = (uses: Use[], user: User, context: EngineContext) => Promise<void>;
type UsageModule = { registerUsage: Usage; revertUsage: Usage };

/** The engine's own counting sets a short `lock_timeout` for the rest of the transaction; the shop's is put back. */
async function count(
  scope: MedusaContainer,
  transaction: SharedTransaction,
  how: keyof UsageModule,
  uses: Use[],
  user: User,
): Promise<void> {
  const promotions = scope.resolve(Modules.PROMOTION) as unknown as UsageModule;
  const [before] = await transaction.sql<{ patience: string }>({
    name: "lock-patience",
    text: "select current_setting('lock_timeout') as patience",
    values: [],
  });
  await promotions[how](uses, user, transaction.on(promotions));
  await transaction.flush(promotions);
  await transaction.sql({
    name: "lock-patience-back",
    text: "select set_config('lock_timeout', $1, true)",
    values: [before?.patience ?? "0"],
  });
}

/** Counts an order's use of promotions whose rows are locked. */
export const registerUsage = (
  scope: MedusaContainer,
  transaction: SharedTransaction,
  uses: Use[],
  user: User,
): Promise<void> => count(scope, transaction, "registerUsage", uses, user);

type Taken = {
  promotionId: string;
  code: string;
  isCounted: boolean;
  goods: number;
  delivery: number;
};

/** Changes the counts by what an order was given, under their locks. */
const countTaken =
  (how: keyof UsageModule) =>
  async (
    scope: MedusaContainer,
    transaction: SharedTransaction,
    taken: readonly Taken[],
    user: User,
  ): Promise<void> => {
    const discounts = taken.filter((discount) => discount.isCounted);
    if (discounts.length === 0) return;
    await lockUsage(
      transaction,
      discounts.map(({ promotionId }) => promotionId),
    );
    const uses = discounts.map(({ code, goods, delivery }) => ({
      code,
      amount: addRupees(goods, delivery),
    }));
    await count(scope, transaction, how, uses, user);
  };

/** Takes back what a cancelled order has used, so that others can use it. */
export const giveUsageBack = countTaken("revertUsage");

/** Counts an order once more that was cancelled and goes on. Throws what `isUsedUp` knows where a limit has been reached. */
export const countUsageAgain = countTaken("registerUsage");

/** What the engine says when a promotion or its budget is used up. */
export const isUsedUp = (error: unknown): boolean =>
  error instanceof Error && "type" in error && error.type === MedusaError.Types.NOT_ALLOWED;
