import type { CallInput, ResponseOf } from "@contract";
import { formatRupees } from "@contract/money";

export type Coupon = ResponseOf<"adminGetCoupon">["data"] & { id: string };
type Body = CallInput<"adminAddCoupon">["body"];

/** The goods that a coupon reduces, as the form asks for them. */
export const scopes = ["all", "categories", "products"] as const;
type Scope = (typeof scopes)[number];

export type CouponForm = Partial<Omit<Coupon, "from" | "to">> & {
  needsCode?: boolean;
  scope?: Scope;
  from?: string | Date | null;
  to?: string | Date | null;
};

const iso = (moment: string | Date | null | undefined) => (moment ? new Date(moment).toISOString() : null);

export function toForm(coupon: Coupon): CouponForm {
  const scope =
    coupon.categories.length > 0 ? "categories" : coupon.productIds.length > 0 ? "products" : "all";
  return { ...coupon, needsCode: coupon.code !== null, scope };
}

/** What can be changed later: all but code and kind. */
export function toEdit(form: CouponForm) {
  const { kind, scope, categories, productIds } = form;
  const hasGoods = kind !== "delivery";
  return {
    name: form.name ?? "",
    value: hasGoods ? (form.value ?? null) : null,
    isActive: form.isActive ?? true,
    from: iso(form.from),
    to: iso(form.to),
    minimum: form.minimum ?? null,
    categories: (hasGoods && scope === "categories" ? (categories ?? []) : []) as Body["categories"],
    productIds: hasGoods && scope === "products" ? (productIds ?? []) : [],
    perShopper: form.perShopper ?? null,
    uses: form.uses ?? null,
  } satisfies Partial<Body>;
}

export function toBody(form: CouponForm): Body {
  const { kind, code, needsCode } = form;
  return {
    ...toEdit(form),
    code: needsCode ? (code ?? "") : null,
    kind: kind === "other" || !kind ? "percent" : kind,
  };
}

export type CouponState = "off" | "scheduled" | "over" | "on";

export function stateOf(
  { isActive, from, to }: Pick<Coupon, "isActive" | "from" | "to">,
  now: Date,
): CouponState {
  if (!isActive) return "off";
  if (to && new Date(to) <= now) return "over";
  return from && new Date(from) > now ? "scheduled" : "on";
}

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** What it takes off, in a few words: "10 % off", "₹100 off", "Free delivery". */
export function offOf({ kind, value }: Pick<Coupon, "kind" | "value">, translate: Translate): string {
  if (kind === "percent") return translate("coupon.percentOff", { value });
  if (kind === "rupees") return translate("coupon.rupeesOff", { value: formatRupees(value ?? 0) });
  return translate(kind === "delivery" ? "coupon.kinds.delivery" : "coupon.kinds.other");
}
