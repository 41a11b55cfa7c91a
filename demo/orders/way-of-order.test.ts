import { describe, expect, it } from "vitest";
import { orderTransitions } from "../../backend/src/contract/order-states";
import { demoOrders } from "../data/orders";
import { wayOfOrder } from "./way-of-order";

describe("the way of a demo order", () => {
  it("makes legal moves only, each after the one before, and ends where the order stands", () => {
    for (const order of demoOrders) {
      let status: keyof typeof orderTransitions = "pending";
      let at = new Date(order.placedAt);
      for (const move of wayOfOrder(order)) {
        expect(Object.keys(orderTransitions[status]), order.key).toContain(move.to);
        expect(move.at.getTime(), order.key).toBeGreaterThan(at.getTime());
        ({ to: status, at } = move);
      }
      expect(status, order.key).toBe(order.status);
    }
  });
});
