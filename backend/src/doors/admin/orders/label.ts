import { door } from "../../../api/door";
import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import { anyOrder } from "../../../ordering/orders/read-orders";

export const adminGetLabel = door("adminGetLabel", async ({ params }) => {
  await anyOrder(params.id);
  throw refuse.conflict("no_label", messages.noLabel);
});
