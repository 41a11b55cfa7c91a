import type { Statement } from "../db/pool";
import type { BookingProblem } from "./booking-row";

/** Puts an order on the list of those whose shipping needs staff, with the reason. */
export function noteTrouble(orderId: string, { code, message }: BookingProblem, attempts: number): Statement {
  return {
    name: "note-shipping-trouble",
    text: `update shop_order set shipping_failure =
             jsonb_build_object('code', $2::text, 'message', $3::text, 'at', now(), 'attempts', $4::integer)
           where order_id = $1`,
    values: [orderId, code, message, attempts],
  };
}

/** Takes it off that list. */
export function forgetTrouble(orderId: string): Statement {
  return {
    name: "forget-shipping-trouble",
    text: "update shop_order set shipping_failure = null where order_id = $1 and shipping_failure is not null",
    values: [orderId],
  };
}
