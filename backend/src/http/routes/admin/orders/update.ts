import { messages } from "../../../../contract/messages";
import { moveOrder } from "../../../../order-lifecycle/transitions/move-order";
import { presentAdminOrder } from "../../../../orders/present-order";
import { anyOrder } from "../../../../orders/read-orders";
import { door } from "../../../pipeline/door";

export const adminUpdateOrder = door("adminUpdateOrder", async ({ params, body, actor, scope }) => {
  await moveOrder(scope, {
    orderId: params.id,
    to: body.orderStatus,
    by: "admin",
    byId: actor.id,
    note: body.note ?? null,
    noteFor: body.noteFor ?? null,
    version: body.version,
    courier: body.courier ? { ...body.courier, trackingUrl: body.courier.trackingUrl ?? null } : null,
    paymentStatus: body.paymentStatus ?? null,
    unsellable: body.unsellable ?? [],
  });
  return { message: messages.orderUpdated, data: presentAdminOrder(await anyOrder(params.id)) };
});
