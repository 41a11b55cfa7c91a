import { type OrderStatus, orderMoves } from "../contract/order-states";

/** The courier's moves that bring an order from one state to another, the fewest; undefined where there is no way. */
export function wayTo(from: OrderStatus, to: OrderStatus): OrderStatus[] | undefined {
  const ways: OrderStatus[][] = [[]];
  const seen = new Set<OrderStatus>([from]);
  for (const way of ways) {
    const here = way.at(-1) ?? from;
    if (here === to) return way;
    for (const [next, movers] of Object.entries(orderMoves[here]) as [OrderStatus, readonly string[]][]) {
      if (!movers.includes("courier") || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
