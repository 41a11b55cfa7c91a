import { orderStatuses, paymentStatuses } from "@contract/order-states";
import { describe, expect, it } from "vitest";
import { panelEn } from "./en";
import { panelHi } from "./hi";
import { laterTexts } from "./later-texts";
import { panelMr } from "./mr";

function leaves(texts: object, path = ""): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [`${path}${key}`] : leaves(value as object, `${path}${key}.`),
  );
}

describe("the panel's texts", () => {
  it("exist in all three languages", () => {
    expect(leaves(panelHi).sort()).toEqual(leaves(panelEn).sort());
    expect(leaves(panelMr).sort()).toEqual(leaves(panelEn).sort());
  });

  it.each(Object.values(laterTexts))(
    "that are fetched later exist in all three languages",
    async ({ en, hi, mr }) => {
      expect(leaves(await hi()).sort()).toEqual(leaves(await en()).sort());
      expect(leaves(await mr()).sort()).toEqual(leaves(await en()).sort());
    },
  );

  it("name every state an order and a payment can have", () => {
    expect(Object.keys(panelEn.order.status).sort()).toEqual([...orderStatuses].sort());
    expect(Object.keys(panelEn.order.payment).sort()).toEqual([...paymentStatuses].sort());
  });
});
