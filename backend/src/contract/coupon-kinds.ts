/** What a coupon takes off: a share of the goods, rupees off the goods, or the delivery charge. Free of libraries. */
export const couponKinds = ["percent", "rupees", "delivery"] as const;
export type CouponKind = (typeof couponKinds)[number];
