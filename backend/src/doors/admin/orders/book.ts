import { door } from "../../../api/door";
import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import { anyOrder } from "../../../ordering/orders/read-orders";

export const adminRetryBooking = door("adminRetryBooking", async ({ params }) => {
  await anyOrder(params.id);
  throw refuse.conflict("no_courier", messages.noCourier);
});
