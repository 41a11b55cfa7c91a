import { ownOrder } from "../../../orders/read-orders";
import { presentTracking } from "../../../orders/track";
import { parcelScans } from "../../../shipping/parcel/parcel-scans";
import { door } from "../../pipeline/door";

export const trackOrder = door("trackOrder", async ({ params, actor }) => {
  const order = await ownOrder(actor.id, params.id);
  return { data: presentTracking(order, await parcelScans(order.order_id)) };
});
