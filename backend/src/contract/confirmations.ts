import { z } from "zod";
import { endpoint } from "./endpoint";
import { ok } from "./envelope";
import { Code, Id } from "./fields";
import { Order } from "./orders";

const ofOrder = z.object({ id: Id });

/**
 * Moves a first large cash order from pending to confirmed. An order already confirmed is returned unchanged.
 * 422 `wrong_code` with `triesLeft`; 409 `code_ended`: request a new one; 409 `order_cancelled`, `no_code_asked`.
 */
export const confirmOrder = endpoint({
  door: "confirmOrder",
  access: "shopper",
  summary: "Confirm the caller's cash order with the code that was sent",
  params: ofOrder,
  body: z.object({ code: Code }),
  response: ok({ data: Order }),
});

/**
 * Invalidates earlier codes. 429 within a minute of the last one, and after five in a day; 409
 * `order_cancelled`, `no_code_asked`. An order already confirmed is returned unchanged.
 */
export const sendOrderCode = endpoint({
  door: "sendOrderCode",
  access: "shopper",
  summary: "Send a new code for the caller's cash order",
  params: ofOrder,
  response: ok({ data: Order }),
});
