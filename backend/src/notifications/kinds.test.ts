import { describe, expect, it } from "vitest";
import { type OrderStatus, orderStatuses, orderTransitions } from "../contract/order-states";
import { mailOf, textOf } from "./kinds";

describe("the news of an order", () => {
  it.each<[OrderStatus | null, OrderStatus, string | undefined, string | undefined]>([
    [null, "pending", "placed", "placed"],
    [null, "pending_payment", undefined, undefined],
    ["pending_payment", "confirmed", "placed", "placed"],
    ["pending_payment", "cancelled", undefined, undefined],
    ["pending", "confirmed", "confirmed", undefined],
    ["confirmed", "packed", undefined, undefined],
    ["packed", "shipped", "shipped", "shipped"],
    ["shipped", "out_for_delivery", "shipped", "out_for_delivery"],
    ["confirmed", "out_for_delivery", "shipped", "out_for_delivery"],
    ["out_for_delivery", "delivered", "delivered", "delivered"],
    ["out_for_delivery", "delivery_failed", "delivery_failed", undefined],
    ["delivery_failed", "out_for_delivery", "shipped", "out_for_delivery"],
    ["delivery_failed", "rto_in_transit", "coming_back", undefined],
    ["rto_in_transit", "out_for_delivery", "brought_again", "out_for_delivery"],
    ["packed", "cancelled", "cancelled", undefined],
    ["delivered", "return_requested", "return_asked", undefined],
    ["return_requested", "return_approved", "return_decided", undefined],
    ["return_requested", "return_rejected", "return_decided", undefined],
    ["return_approved", "return_rejected", "return_closed", undefined],
    ["return_rejected", "return_approved", "return_reopened", undefined],
  ])("from %s to %s call for the mail %s and the text %s", (from, to, mail, text) => {
    expect([mailOf({ from, to }), textOf({ from, to })]).toEqual([mail, text]);
  });

  it("tell of money when it has gone back, all of it or that of a part", () => {
    expect(mailOf({ paymentStatus: "refunded" })).toBe("refunded");
    expect(mailOf({ paymentStatus: "partially_refunded" })).toBe("refunded");
    expect(mailOf({ paymentStatus: "refund_pending" })).toBeUndefined();
    expect(textOf({ paymentStatus: "refunded" })).toBeUndefined();
  });

  it("say that an order was placed when its payment comes, late ones too", () => {
    const placing = orderStatuses.filter(
      (from) => "confirmed" in orderTransitions[from] && mailOf({ from, to: "confirmed" }) === "placed",
    );
    expect(placing).toEqual(["pending_payment", "cancelled"]);
  });
});
