import { door } from "../../api/door";
import { ownOrder } from "../../ordering/orders/read-orders";
import { presentTracking } from "../../ordering/orders/track";

export const trackOrder = door("trackOrder", async ({ params, actor }) => ({
  data: presentTracking(await ownOrder(actor.id, params.id)),
}));
