import { door } from "../../api/door";
import { messages } from "../../contract/messages";
import { Refusal } from "../../contract/refusal";

/**
 * Online orders are not taken yet: createOrder answers 503 for them. So no confirmation can belong to an order,
 * and whoever sends one is told that it proves nothing.
 */
export const verifyPayment = door("verifyPayment", () => {
  throw new Refusal(422, "payment_not_verified", messages.paymentVerifyFailed);
});
