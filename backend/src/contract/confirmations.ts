import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Code, Id } from "./fields";
import { Order } from "./orders";

const ofOrder = z.object({ id: Id });

export const confirmations = endpoints({
  /**
   * Moves a first large cash order from pending to confirmed. An order already confirmed is returned unchanged.
   * 422 `wrong_code` with `triesLeft`; 409 `code_ended`: request a new one; 409 `order_cancelled`, `no_code_asked`.
   */
  confirmOrder: {
    method: "POST",
    path: "/api/shop/order/confirm/:id",
    access: "shopper",
    summary: "Confirm the caller's cash order with the code that was sent",
    params: ofOrder,
    body: z.object({ code: Code }),
    response: ok({ data: Order }),
  },

  /**
   * Invalidates earlier codes. 429 within a minute of the last one, and after five in a day; 409
   * `order_cancelled`, `no_code_asked`. An order already confirmed is returned unchanged.
   */
  sendOrderCode: {
    method: "POST",
    path: "/api/shop/order/confirm/:id/code",
    access: "shopper",
    summary: "Send a new code for the caller's cash order",
    params: ofOrder,
    response: ok({ data: Order }),
  },
});
