import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId, Modules } from "@medusajs/framework/utils";
import {
  createPromotionsWorkflow,
  deleteCampaignsWorkflow,
  deletePromotionsWorkflow,
} from "@medusajs/medusa/core-flows";
import { engineCategoryIds } from "../../catalog/stored-categories";
import { type Coupon, type CouponInput, couponProblem } from "../../contract/coupons";
import type { Version } from "../../contract/edits";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { query } from "../../platform/db/pool";
import { inTurn } from "../../platform/edits/in-turn";
import { mergeEdit } from "../../platform/edits/merge";
import { refuseClashes } from "../../platform/edits/refuse-clashes";
import { versionOf } from "../../platform/edits/version";
import { derivedId } from "../../platform/engine/derived-id";
import { relations } from "../definitions";
import { type CouponChange, changeCouponWorkflow, type RulesChange } from "./change-coupon";
import {
  budgetOf,
  couponOf,
  promotionOf,
  rulesOf,
  type StoredCoupon,
  type StoredPromotion,
  targetCategories,
  targetRulesOf,
} from "./coupon";

const editFields = [
  "name",
  "value",
  "isActive",
  "from",
  "to",
  "minimum",
  "categories",
  "productIds",
  "perShopper",
  "uses",
] as const;

type Promotions = {
  listPromotions: (filters: object, config: object) => Promise<StoredPromotion[]>;
  listAndCountPromotions: (filters: object, config: object) => Promise<[StoredPromotion[], number]>;
};
const promotionsOf = (scope: MedusaContainer) => scope.resolve(Modules.PROMOTION) as unknown as Promotions;

async function ordersWith(ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await query<{ id: string; orders: number }>({
    text: `select promotion_id as id, count(*)::integer as orders from order_promotion
           where promotion_id = any ($1) and deleted_at is null group by promotion_id`,
    values: [ids],
  });
  return new Map(rows.map(({ id, orders }) => [id, orders]));
}

/** How many promotions each of these campaigns has; one that has none is missing. */
async function promotionsIn(campaigns: readonly string[]): Promise<Map<string, number>> {
  const rows = await query<{ id: string; promotions: number }>({
    name: "coupon-campaigns",
    text: `select campaign_id as id, count(*)::integer as promotions from promotion
           where campaign_id = any ($1) and deleted_at is null group by campaign_id`,
    values: [campaigns],
  });
  return new Map(rows.map(({ id, promotions }) => [id, promotions]));
}

/** How these promotions are read as coupons (`couponOf`), with the categories that the engine has at this moment. */
async function reading(
  promotions: readonly StoredPromotion[],
): Promise<(one: StoredPromotion) => StoredCoupon> {
  const handles = new Map(Object.entries(engineCategoryIds()).map(([handle, id]) => [id, handle]));
  const others = promotions.flatMap(targetCategories).filter((id) => !handles.has(id));
  // A category of the engine's that is none of the shop's, such as a kind, is still reduced: it is not gone.
  const left =
    others.length === 0
      ? []
      : await query<{ id: string }>({
          name: "coupon-categories-left",
          text: "select id from product_category where id = any ($1) and deleted_at is null",
          values: [others],
        });
  const there = new Set([...handles.keys(), ...left.map(({ id }) => id)]);
  const sizes = await promotionsIn(promotions.flatMap(({ campaign }) => campaign?.id ?? []));
  return (one) => {
    const coupon = couponOf(
      one,
      (id) => handles.get(id),
      (id) => !there.has(id),
    );
    // Its dates and limits are those of the campaign's other promotions too.
    const isShared = (sizes.get(one.campaign?.id ?? "") ?? 0) > 1;
    return isShared ? { ...coupon, isWhole: false } : coupon;
  };
}

async function present(promotions: readonly StoredPromotion[]): Promise<Coupon[]> {
  const readAs = await reading(promotions);
  const orders = await ordersWith(promotions.map(({ id }) => id));
  return promotions.map((promotion) => {
    const { isWhole, ...coupon } = readAs(promotion);
    return {
      _id: promotion.id,
      ...coupon,
      kind: isWhole ? coupon.kind : ("other" as const),
      orders: orders.get(promotion.id) ?? 0,
      version: versionOf(editFields, coupon),
    };
  });
}

type Window = { q?: string | undefined; skip: number; take: number };

/** The promotions of the engine, newest first, and how many there are. */
export async function readCoupons(
  scope: MedusaContainer,
  { q, skip, take }: Window,
): Promise<{ rows: Coupon[]; total: number }> {
  const [promotions, total] = await promotionsOf(scope).listAndCountPromotions(
    q ? { code: { $ilike: `%${q.replace(/[\\%_]/g, "\\$&")}%` } } : {},
    { relations, skip, take, order: { created_at: "DESC", id: "DESC" } },
  );
  return { rows: await present(promotions), total };
}

async function existing(scope: MedusaContainer, id: string): Promise<StoredPromotion> {
  const [promotion] = await promotionsOf(scope).listPromotions({ id: [id] }, { relations });
  if (!promotion) throw refuse.notFound(messages.couponNotFound);
  return promotion;
}

/** One coupon; 404 if there is none. */
export async function readCoupon(scope: MedusaContainer, id: string): Promise<Coupon> {
  const [coupon] = await present([await existing(scope, id)]);
  if (!coupon) throw refuse.notFound(messages.couponNotFound);
  return coupon;
}

function refuseProblem(coupon: CouponInput): void {
  const problem = couponProblem(coupon);
  if (problem) throw refuse.invalid([problem]);
}

async function refuseUnknownProducts(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const [row] = await query<{ found: number }>({
    text: "select count(*)::integer as found from product where id = any ($1) and deleted_at is null",
    values: [ids],
  });
  if (row?.found !== new Set(ids).size)
    throw refuse.invalid([{ field: "productIds", message: messages.productNotFound }]);
}

/** The promotion whose campaign has this name. */
async function promotionOfCampaign(unique: string): Promise<string | undefined> {
  const [row] = await query<{ id: string }>({
    name: "coupon-of-request",
    text: `select p.id from promotion p join promotion_campaign c on c.id = p.campaign_id and c.deleted_at is null
      where c.campaign_identifier = $1 and p.deleted_at is null`,
    values: [unique],
  });
  return row?.id;
}

async function makePromotion(scope: MedusaContainer, coupon: CouponInput, unique: string): Promise<string> {
  if (coupon.code) {
    const [taken] = await promotionsOf(scope).listPromotions({ code: [coupon.code] }, {});
    if (taken) throw refuse.invalid([{ field: "code", message: messages.couponCodeTaken }]);
  }
  const { result } = await createPromotionsWorkflow(scope).run({
    input: { promotionsData: [promotionOf(coupon, engineCategoryIds(), unique)] },
  });
  return result[0]?.id ?? "";
}

/**
 * Makes the promotion; 422 on `code` if there is one with this code. The engine lets one campaign have a name: derived from the
 * request, it shows whether that has made its promotion before.
 * @param request everything that tells this request from others; null if it is always a new one
 */
export async function addCoupon(
  scope: MedusaContainer,
  coupon: CouponInput,
  request: string | null,
): Promise<Coupon> {
  refuseProblem(coupon);
  await refuseUnknownProducts(coupon.productIds);
  const unique = request === null ? generateEntityId().toUpperCase() : derivedId(request);
  const made = async () => (request === null ? undefined : promotionOfCampaign(unique));
  // Two people who add the same code at once: the second is told.
  return inTurn(scope, [`coupon:${coupon.code ?? unique}`], async () => {
    const id =
      (await made()) ??
      (await makePromotion(scope, coupon, unique).catch(async (error: unknown) => {
        // Another process may have been a moment quicker with the same request.
        const theirs = await made();
        if (theirs === undefined) throw error;
        return theirs;
      }));
    return readCoupon(scope, id);
  });
}

type Rules = StoredPromotion["rules"];

/** Rules are replaced only if they differ, so that an edit of a date changes nothing else. */
function rulesChange(now: Rules, wanted: RulesChange["create"]): RulesChange {
  const told = (rules: readonly { attribute: string; operator: string; values: unknown }[]) =>
    JSON.stringify(rules.map(({ attribute, operator, values }) => [attribute, operator, values]));
  const stored = now.map(({ attribute, operator, values }) => ({
    attribute,
    operator,
    values: values.map(({ value }) => value).sort(),
  }));
  const asked = wanted.map((rule) => ({ ...rule, values: [rule.values].flat().sort() }));
  if (told(stored) === told(asked)) return { create: [], delete: [] };
  return { create: wanted, delete: now.map(({ id }) => id) };
}

type Edit = Partial<Pick<CouponInput, (typeof editFields)[number]>> & { version?: Version | undefined };

/** Merges the edit into the coupon as it is; 409 `edit_conflict`, or `coupon_not_here` for what the form cannot show. */
export function editCoupon(scope: MedusaContainer, id: string, { version, ...edit }: Edit): Promise<Coupon> {
  return inTurn(scope, [id], async () => {
    const promotion = await existing(scope, id);
    const { isWhole, ...coupon } = (await reading([promotion]))(promotion);
    const { changes, clashes } = mergeEdit(editFields, coupon, edit, version);
    await refuseClashes({ thingId: id, version: versionOf(editFields, coupon), clashes });
    const changed = Object.keys(changes);
    if (changed.length === 0) return readCoupon(scope, id);
    if (!isWhole && changed.some((field) => field !== "isActive"))
      throw refuse.conflict("coupon_not_here", messages.couponNotHere);
    const wanted: CouponInput = { ...coupon, ...changes };
    if (isWhole) {
      refuseProblem(wanted);
      if (wanted.uses !== null && wanted.uses < promotion.used)
        throw refuse.invalid([{ field: "uses", message: messages.atLeast(promotion.used) }]);
      if (changes.productIds) await refuseUnknownProducts(wanted.productIds);
    }
    await changeCouponWorkflow(scope).run({
      input: changeOf(promotion, wanted, changes, engineCategoryIds()),
    });
    return readCoupon(scope, id);
  });
}

function changeOf(
  promotion: StoredPromotion,
  wanted: CouponInput,
  changes: Readonly<Record<string, unknown>>,
  categoryIds: Readonly<Record<string, string>>,
): CouponChange {
  const { id, campaign, application_method: method, rules } = promotion;
  const has = (field: string) => Object.hasOwn(changes, field);
  const hasGoods = has("categories") || has("productIds");
  return {
    promotion: {
      id,
      ...(has("isActive") && { status: wanted.isActive ? "active" : "inactive" }),
      ...(has("uses") && { limit: wanted.uses }),
      ...(has("value") && method && { application_method: { value: wanted.value ?? 0 } }),
    },
    campaigns: campaign
      ? [
          {
            id: campaign.id,
            ...(has("name") && { name: wanted.name }),
            ...(has("from") && { starts_at: wanted.from ? new Date(wanted.from) : null }),
            ...(has("to") && { ends_at: wanted.to ? new Date(wanted.to) : null }),
            ...(has("perShopper") && {
              budget: campaign.budget ? { limit: wanted.perShopper } : budgetOf(wanted.perShopper),
            }),
          },
        ]
      : [],
    rules: has("minimum") ? rulesChange(rules, rulesOf(wanted)) : { create: [], delete: [] },
    targetRules: hasGoods
      ? rulesChange(method?.target_rules ?? [], targetRulesOf(wanted, categoryIds))
      : { create: [], delete: [] },
  };
}

/** Deletes a coupon that no order has; 409 `coupon_used` otherwise. */
export async function deleteCoupon(scope: MedusaContainer, id: string): Promise<void> {
  await inTurn(scope, [id], async () => {
    const { campaign } = await existing(scope, id);
    if ((await ordersWith([id])).has(id)) throw refuse.conflict("coupon_used", messages.couponUsed);
    await deletePromotionsWorkflow(scope).run({ input: { ids: [id] } });
    // The engine's own panel can put several promotions into one campaign.
    if (campaign && !(await promotionsIn([campaign.id])).has(campaign.id))
      await deleteCampaignsWorkflow(scope).run({ input: { ids: [campaign.id] } });
  });
}
