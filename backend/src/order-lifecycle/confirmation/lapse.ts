import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../../contract/messages";
import { isLapsed } from "../../orders/confirmation/is-lapsed";
import { cancelOverdue } from "../transitions/cancel-overdue";

/** Cancels orders that were not confirmed in time; returns their number. */
export const lapseUnconfirmed = (scope: MedusaContainer): Promise<number> =>
  cancelOverdue(scope, {
    name: "order-lapsed",
    orders: `from shop_order_confirmation c join shop_order o on o.order_id = c.order_id
             where c.lapses_at is not null and ${isLapsed}`,
    since: "c.lapses_at",
    note: messages.orderCodeLapsed,
    failure: "an unconfirmed order could not be cancelled yet",
  });
