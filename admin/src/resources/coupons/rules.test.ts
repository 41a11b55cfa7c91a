import { describe, expect, it } from "vitest";
import { type CouponForm, stateOf, toBody, toEdit } from "./rules";

const filled: CouponForm = {
  name: "Diwali",
  code: "DIWALI10",
  needsCode: true,
  kind: "percent",
  value: 10,
  scope: "categories",
  categories: ["toys"],
  productIds: ["prod_1"],
};

describe("a coupon's form", () => {
  it("sends only the goods of the choice that is shown", () => {
    expect(toEdit(filled)).toMatchObject({ categories: ["toys"], productIds: [] });
    expect(toEdit({ ...filled, scope: "products" })).toMatchObject({
      categories: [],
      productIds: ["prod_1"],
    });
    expect(toEdit({ ...filled, scope: "all" })).toMatchObject({ categories: [], productIds: [] });
  });

  it("sends neither goods nor a value for free delivery", () => {
    expect(toBody({ ...filled, kind: "delivery" })).toMatchObject({
      kind: "delivery",
      value: null,
      categories: [],
      productIds: [],
    });
  });

  it("sends no code for an offer that applies by itself, whatever was typed before", () => {
    expect(toBody({ ...filled, needsCode: false }).code).toBeNull();
    expect(toBody(filled).code).toBe("DIWALI10");
  });
});

it.each([
  ["off", false, null, null],
  ["on", true, null, null],
  ["scheduled", true, "2026-12-01T00:00:00.000Z", null],
  ["over", true, "2026-01-01T00:00:00.000Z", "2026-02-01T00:00:00.000Z"],
] as const)("a coupon is %s by its switch and its dates", (state, isActive, from, to) => {
  expect(stateOf({ isActive, from, to }, new Date("2026-11-23T06:00:00Z"))).toBe(state);
});
