import { z } from "zod";
import { couponKinds } from "./coupon-kinds";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { Meta, ok } from "./envelope";
import { ChosenCategory, Id, paging, Rupees, reactAdminList, Timestamp, text } from "./fields";
import { limits } from "./limits";
import { messages } from "./messages";

const mostUses = 1_000_000;
const Uses = z.int().min(1, messages.atLeast(1).key).max(mostUses, messages.atMost(mostUses).key).nullable();

const changeable = {
  /** For staff, and what shoppers read of one that needs no code. */
  name: text(1, 60),
  /** Per cent or rupees; null for free delivery. */
  value: Rupees.positive(messages.couponValueNeeded.key).max(limits.price.max).nullable(),
  isActive: z.boolean(),
  /** From and until when; null: without a beginning or an end. */
  from: Timestamp.nullable(),
  to: Timestamp.nullable(),
  /** The least worth of the goods in the cart, in rupees that include GST. */
  minimum: Rupees.positive(messages.couponValueNeeded.key).max(limits.price.max).nullable(),
  /** The goods that it reduces; both lists empty: all. */
  categories: z.array(ChosenCategory).max(50),
  productIds: z.array(Id).max(200),
  /** How often each shopper, and how often all of them together, may use it. */
  perShopper: Uses,
  uses: Uses,
};

const fixed = {
  /** As it is typed, in capitals. Null: it applies by itself. */
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9_-]{2,29}$/, messages.couponCodeMalformed.key)
    .nullable(),
  kind: z.enum(couponKinds),
};

const Coupon = z.object({
  _id: Id,
  ...changeable,
  name: z.string(),
  value: z.number().nullable(),
  minimum: z.number().nullable(),
  categories: z.array(z.string()),
  productIds: z.array(z.string()),
  code: z.string().nullable(),
  /** "other": made in the engine with what this form does not have. It can be switched on and off here. */
  kind: z.enum([...couponKinds, "other"]),
  /** The orders that it reduced, cancelled ones included. */
  orders: z.int(),
  version: Version,
});
export type Coupon = z.output<typeof Coupon>;

type Checked = Partial<
  Pick<z.output<typeof CouponFields>, "kind" | "value" | "from" | "to" | "categories" | "productIds">
>;

/** What single fields do not show; the same for a new coupon and for one that was merged from two editors. */
export function couponProblem({ kind, value, from, to, categories, productIds }: Checked) {
  const hasGoods = Boolean(categories?.length || productIds?.length);
  if (kind !== "delivery" && value === null) return { field: "value", message: messages.couponValueNeeded };
  if (kind === "percent" && value && value > 100) return { field: "value", message: messages.atMost(100) };
  if (kind === "delivery" && hasGoods) return { field: "kind", message: messages.couponDeliveryOfAll };
  if (categories?.length && productIds?.length)
    return { field: "productIds", message: messages.couponGoodsTwice };
  if (from && to && from >= to) return { field: "to", message: messages.endBeforeStart };
  return undefined;
}

const CouponFields = z.object({ ...fixed, ...changeable });

export const CouponInput = z.strictObject({
  ...fixed,
  ...changeable,
  isActive: changeable.isActive.default(true),
  from: changeable.from.default(null),
  to: changeable.to.default(null),
  value: changeable.value.default(null),
  minimum: changeable.minimum.default(null),
  categories: changeable.categories.default([]),
  productIds: changeable.productIds.default([]),
  perShopper: Uses.default(null),
  uses: Uses.default(null),
});
export type CouponInput = z.output<typeof CouponInput>;

const ofCoupon = z.object({ id: Id });

/** The shop's offers: promotions of the engine, as far as a form can show them (ADR-0063). */
export const coupons = endpoints({
  adminGetCoupons: {
    method: "GET",
    path: "/api/admin/coupons",
    access: "admin",
    permission: "shop",
    summary: "Coupons and offers, newest first; `q` is part of a code",
    query: z.object({ ...paging, q: z.string().max(60).optional(), ...reactAdminList }),
    response: ok({ data: z.array(Coupon), meta: Meta }),
  },

  adminGetCoupon: {
    method: "GET",
    path: "/api/admin/coupons/:id",
    access: "admin",
    permission: "shop",
    summary: "One coupon",
    params: ofCoupon,
    response: ok({ data: Coupon }),
  },

  /** 422 on `code` if another coupon has it. `Idempotency-Key`: the same coupon with the same key is made once. */
  adminAddCoupon: {
    method: "POST",
    path: "/api/admin/coupons",
    access: "admin",
    permission: "shop",
    summary: "Add a coupon, or an offer that applies by itself",
    repeatable: "with-key",
    status: 201,
    body: CouponInput,
    response: ok({ data: Coupon }),
  },

  /**
   * Changes only the fields that are sent; code and kind stay. 409 `edit_conflict` as for every edit, 409
   * `coupon_not_here` if it was made in the engine with what this form does not have: only `isActive` can change.
   */
  adminEditCoupon: {
    method: "PUT",
    path: "/api/admin/coupons/:id",
    access: "admin",
    permission: "shop",
    summary: "Change a coupon, or switch it on or off",
    params: ofCoupon,
    body: z.strictObject(changeable).partial().extend({ version: Version.optional() }),
    response: ok({ data: Coupon }),
  },

  /** 409 `coupon_used` once an order has it: orders and invoices name it. */
  adminDeleteCoupon: {
    method: "DELETE",
    path: "/api/admin/coupons/:id",
    access: "admin",
    permission: "shop",
    summary: "Delete a coupon that no order has used",
    params: ofCoupon,
    response: ok({ data: z.object({ _id: Id }) }),
  },
});
