import { messages } from "../../../../contract/messages";
import { refuse } from "../../../../contract/refusal";
import { asRefusal } from "../../../../couriers/as-refusal";
import { courierInUse } from "../../../../couriers/courier-in-use";
import { parcelOfOrder } from "../../../../couriers/parcel-of-order";
import { anyOrder } from "../../../../orders/read-orders";
import { door } from "../../../pipeline/door";

export const adminGetCouriers = door("adminGetCouriers", async ({ params }) => {
  const order = await anyOrder(params.id);
  const courier = courierInUse();
  if (!courier) throw refuse.conflict("no_courier", messages.noCourier);
  const parcel = await parcelOfOrder(order, order.number);
  return { data: await courier.offers(parcel).catch(asRefusal) };
});
