import type { OrderStatus } from "../../backend/src/contract/order-states";
import type { DemoOrder } from "../data/types";

export type DatedMove = { to: OrderStatus; at: Date };

const hours = (moment: string, count: number) => new Date(Date.parse(moment) + count * 3_600_000);

const daysTillRemittance = 9;

/** When the courier remitted the cash of a delivered demo order. */
export const remittedAt = ({ deliveredAt }: DemoOrder): Date | undefined =>
  deliveredAt ? hours(deliveredAt, daysTillRemittance * 24) : undefined;

/** The transitions that led a past demo order to its status, each with its time. */
export function wayOfOrder(order: DemoOrder): DatedMove[] {
  const { placedAt, shippedAt, deliveredAt, cancelledAt } = order;
  const way: DatedMove[] = [];
  if (cancelledAt) return [{ to: "cancelled", at: new Date(cancelledAt) }];
  if (shippedAt) {
    way.push({ to: "confirmed", at: hours(placedAt, 3) });
    way.push({ to: "packed", at: hours(shippedAt, -2) });
    way.push({ to: "shipped", at: new Date(shippedAt) });
  }
  if (deliveredAt) {
    way.push({ to: "out_for_delivery", at: hours(deliveredAt, -5) });
    way.push({ to: "delivered", at: new Date(deliveredAt) });
  }
  return way;
}
