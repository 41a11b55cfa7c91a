import { expect } from "vitest";
import { needsReason, type OrderStatus } from "../../src/contract/order-states";
import type { Input, Signed } from "./call";
import type { Shop } from "./open-shop";

/** The reason that staff give if a transition needs one. */
export const reasonFor = (to: OrderStatus) => (needsReason(to, null) ? { note: "Agreed by phone" } : {});

export type Said = Partial<Input<"adminUpdateOrder">["body"]>;

/** The steps that staff take with orders, each with the reason that it needs. */
export function stepsOf(shop: Shop, staff: Signed) {
  const move = (id: string, orderStatus: OrderStatus, said: Said = {}) =>
    shop.call(
      "adminUpdateOrder",
      { params: { id }, body: { orderStatus, ...reasonFor(orderStatus), ...said } },
      staff,
    );
  return {
    move,
    async moveAlong(id: string, ...way: OrderStatus[]): Promise<void> {
      for (const to of way) expect((await move(id, to)).status, to).toBe(200);
    },
  };
}
