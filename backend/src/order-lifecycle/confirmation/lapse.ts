import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../../contract/messages";
import { isLapsed } from "../../orders/confirmation/is-lapsed";
import { named } from "../../platform/db/named";
import { cancelOverdue } from "../transitions/cancel-overdue";

const lapsed = `from shop_order_confirmation c join shop_order o on o.order_id = c.order_id
  where c.lapses_at is not null and ${isLapsed}`;

const due = named<{ most: number }>(
  "orders-lapsed",
  `select o.order_id ${lapsed} order by c.lapses_at limit :most`,
);
const isDue = named<{ orderId: string }>(
  "order-lapsed",
  `select 1 as late ${lapsed} and o.order_id = :orderId`,
);

/** Cancels orders that were not confirmed in time; returns their number. */
export const lapseUnconfirmed = (scope: MedusaContainer): Promise<number> =>
  cancelOverdue(scope, {
    due,
    isDue,
    note: messages.orderCodeLapsed,
    failure: "an unconfirmed order could not be cancelled yet",
  });
