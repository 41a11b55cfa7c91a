import { shop } from "../../platform/identity/current";
import type { TransitionContext } from "../transitions/transition-context";
import { keptUntil } from "./kept-until";

/** From now on an order can be picked up: until when is counted from the moment in which it is packed. */
export async function startKeeping({ transaction, order, at }: TransitionContext): Promise<void> {
  if (!order.pickup) return;
  const until = keptUntil(at, order.pickup.keepDays, shop().hours);
  await transaction.sql({
    name: "pickup-kept",
    text: "update shop_pickup set keep_until = $2 where order_id = $1",
    values: [order.order_id, until],
  });
}
