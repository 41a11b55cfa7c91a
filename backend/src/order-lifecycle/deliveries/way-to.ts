import { type OrderStatus, orderTransitions } from "../../contract/order-states";

/** The shortest sequence of courier transitions from one state to another; undefined if there is none. */
export function wayTo(from: OrderStatus, to: OrderStatus): OrderStatus[] | undefined {
  const ways: OrderStatus[][] = [[]];
  const seen = new Set<OrderStatus>([from]);
  for (const way of ways) {
    const here = way.at(-1) ?? from;
    if (here === to) return way;
    for (const [next, movers] of Object.entries(orderTransitions[here]) as [
      OrderStatus,
      readonly string[],
    ][]) {
      if (!movers.includes("courier") || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
