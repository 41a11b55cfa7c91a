import type { CouponKind } from "../../contract/coupon-kinds";
import type { CouponInput } from "../../contract/coupons";
import { INDIA } from "../../platform/engine/base-names";

type Rule = { id: string; attribute: string; operator: string; values: { value: string }[] };

/** A promotion of the engine with everything that a coupon is made of. */
export type StoredPromotion = {
  id: string;
  code: string;
  type: string;
  status: string;
  is_automatic: boolean;
  limit: number | null;
  used: number;
  rules: Rule[];
  application_method: {
    id: string;
    type: string;
    target_type: string;
    allocation: string;
    value: number | null;
    max_quantity: number | null;
    target_rules: Rule[];
    buy_rules: Rule[];
  } | null;
  campaign: {
    id: string;
    name: string;
    starts_at: Date | string | null;
    ends_at: Date | string | null;
    budget: { type: string; attribute: string | null; limit: number | null } | null;
  } | null;
};

/** The fields of a coupon's form as they are stored; `isWhole` if the promotion is nothing else. */
export type StoredCoupon = CouponInput & { isWhole: boolean };

const minimumOf = "item_total";
const categoryOf = "items.product.categories.id";
const productOf = "items.product.id";
/** The engine needs a code for every promotion; shoppers never see this one. */
const silent = "OFFER-";

const iso = (moment: Date | string | null | undefined) => (moment ? new Date(moment).toISOString() : null);

function kindOf({ type, application_method: method }: StoredPromotion): CouponKind | undefined {
  if (type !== "standard" || !method || method.buy_rules.length > 0) return undefined;
  const { target_type, allocation } = method;
  if (target_type === "shipping_methods")
    return method.type === "percentage" && Number(method.value) === 100 && method.target_rules.length === 0
      ? "delivery"
      : undefined;
  if (target_type !== "items" || allocation !== "across") return undefined;
  return method.type === "percentage" ? "percent" : "rupees";
}

const valuesOf = (rules: readonly Rule[], attribute: string) =>
  rules
    .filter((rule) => rule.attribute === attribute)
    .flatMap(({ values }) => values.map(({ value }) => value));

/** The engine's ids of the categories whose goods a promotion reduces. */
export const targetCategories = ({ application_method }: StoredPromotion): string[] =>
  valuesOf(application_method?.target_rules ?? [], categoryOf);

/**
 * Reads a promotion as a coupon. `handleOf` names a category by its id in the engine; what was deleted since the coupon
 * was made (`isGone`) is left out of it, unless nothing is left: it would then be a coupon for all goods.
 */
export function couponOf(
  promotion: StoredPromotion,
  handleOf: (categoryId: string) => string | undefined,
  isGone: (categoryId: string) => boolean,
): StoredCoupon {
  const { rules, application_method: method, campaign } = promotion;
  const kind = kindOf(promotion);
  const targets = method?.target_rules ?? [];
  const named = targetCategories(promotion);
  const present = named.filter((id) => !isGone(id));
  const categories = present.map(handleOf).filter((handle) => handle !== undefined);
  const [least] = valuesOf(rules, minimumOf);
  const budget = campaign?.budget;
  const isPlain =
    rules.every(
      ({ attribute, operator, values }) =>
        attribute === minimumOf && operator === "gte" && values.length === 1,
    ) &&
    rules.length <= 1 &&
    targets.every(
      ({ attribute, operator }) => [categoryOf, productOf].includes(attribute) && operator === "in",
    ) &&
    targets.length <= 1 &&
    categories.length === present.length &&
    (present.length > 0 || named.length === 0) &&
    (!budget || (budget.type === "use_by_attribute" && budget.attribute === "customer_id"));
  return {
    code: promotion.is_automatic ? null : promotion.code,
    kind: kind ?? "percent",
    name: campaign?.name ?? promotion.code,
    value: kind === "delivery" || !method ? null : Number(method.value),
    isActive: promotion.status === "active",
    from: iso(campaign?.starts_at),
    to: iso(campaign?.ends_at),
    minimum: least === undefined ? null : Number(least),
    categories: categories as CouponInput["categories"],
    productIds: valuesOf(targets, productOf),
    perShopper: budget?.limit == null ? null : Number(budget.limit),
    uses: promotion.limit,
    isWhole: kind !== undefined && campaign !== null && isPlain,
  };
}

type WantedRule = { attribute: string; operator: "gte" | "in"; values: string[] };

/** What must be true of the cart. */
export const rulesOf = ({ minimum }: Pick<CouponInput, "minimum">): WantedRule[] =>
  minimum === null ? [] : [{ attribute: minimumOf, operator: "gte", values: [String(minimum)] }];

/** The goods that are reduced. */
export function targetRulesOf(
  { categories, productIds }: Pick<CouponInput, "categories" | "productIds">,
  categoryIds: Readonly<Record<string, string>>,
): WantedRule[] {
  const ids = categories.flatMap((handle) => categoryIds[handle] ?? []);
  if (ids.length > 0) return [{ attribute: categoryOf, operator: "in", values: ids }];
  return productIds.length > 0 ? [{ attribute: productOf, operator: "in", values: productIds }] : [];
}

/** The budget by which the engine counts how often each shopper used it. */
export const budgetOf = (perShopper: number | null) => ({
  type: "use_by_attribute" as const,
  attribute: "customer_id",
  limit: perShopper,
});

/** The promotion that the engine is asked to make. `unique` is text that no other coupon has. */
export function promotionOf(
  coupon: CouponInput,
  categoryIds: Readonly<Record<string, string>>,
  unique: string,
) {
  const { code, kind, value, name, from, to, perShopper } = coupon;
  const isDelivery = kind === "delivery";
  return {
    type: "standard" as const,
    code: code ?? `${silent}${unique}`,
    is_automatic: code === null,
    is_tax_inclusive: true,
    status: coupon.isActive ? ("active" as const) : ("inactive" as const),
    limit: coupon.uses,
    rules: rulesOf(coupon),
    application_method: {
      type: kind === "rupees" ? ("fixed" as const) : ("percentage" as const),
      target_type: isDelivery ? ("shipping_methods" as const) : ("items" as const),
      allocation: isDelivery ? ("each" as const) : ("across" as const),
      ...(isDelivery && { max_quantity: 1 }),
      value: isDelivery ? 100 : (value ?? 0),
      currency_code: INDIA.currency,
      target_rules: targetRulesOf(coupon, categoryIds),
    },
    campaign: {
      name,
      campaign_identifier: unique,
      starts_at: from ? new Date(from) : null,
      ends_at: to ? new Date(to) : null,
      ...(perShopper !== null && { budget: budgetOf(perShopper) }),
    },
  };
}
