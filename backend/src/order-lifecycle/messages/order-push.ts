import { createHash } from "node:crypto";
import { forgetPushTarget, notePushed, notePushFailure, toldDevice } from "../../accounts/push/told-devices";
import type { OrderStatus } from "../../contract/order-states";
import { addressIn } from "../../contract/page-addresses";
import { pictureAt } from "../../contract/pictures";
import type { PushKind } from "../../notifications/kinds";
import { PushGone, type PushWords, sendPush, type Urgency } from "../../notifications/push/send-push";
import { vapid } from "../../notifications/push/vapid";
import { kindOf, sendOnce } from "../../notifications/send-once";
import { texts } from "../../notifications/texts";
import type { OrderWithMoves } from "../../orders/order-row";
import { findOrder } from "../../orders/read-orders";
import { named } from "../../platform/db/named";
import { query } from "../../platform/db/pool";
import { shop } from "../../platform/identity/current";
import { wake } from "../../platform/queue/workers";

/** News of an order for its shopper's devices; `nth` is the number of a moved slot. */
export type Push = { orderId: string; kind: PushKind; nth?: number | undefined };

/** Devices show the latest news of an order alone: what came late must not take the place of what came after it. */
const holdsWhile: Partial<Record<PushKind, readonly OrderStatus[]>> = {
  confirmed: ["confirmed", "packed"],
  ready: ["packed"],
  collect_soon: ["packed"],
  shipped: ["shipped"],
  out_for_delivery: ["out_for_delivery"],
  delivery_failed: ["delivery_failed"],
  coming_back: ["rto_in_transit"],
  brought_again: ["out_for_delivery"],
  delivered: ["delivered"],
  cancelled: ["cancelled"],
  return_closed: ["return_rejected"],
  return_reopened: ["return_approved", "return_received"],
};

function isOvertaken({ kind, nth }: Push, { status, trip }: OrderWithMoves): boolean {
  if (kind === "slot_moved") return trip?.moves !== nth || status === "cancelled" || status === "delivered";
  return holdsWhile[kind]?.includes(status) === false;
}

const hour = 3_600;
/** How long a push service keeps it for a phone that is off, and whether it may wake one that saves power. */
const urgencyOf = (kind: PushKind): Urgency =>
  kind === "out_for_delivery" || kind === "brought_again" || kind === "slot_moved"
    ? { ttlSeconds: 12 * hour, urgency: "high" }
    : { ttlSeconds: 72 * hour, urgency: "normal" };

/**
 * Push services share sixteen lanes of the outbox by their hosts, and devices that nobody has answered for several times one of
 * their own: who never answers holds up few others, and is asked by few connections at once.
 */
const TO_DEVICES = named<{
  name: string;
  orderId: string;
  kind: PushKind;
  nth: number | null;
  customerId: string;
  serverKey: string;
}>(
  "push-to-devices",
  `insert into shop_outbox (topic, key, payload)
   select 'push-device', 'push-device ' || :name || ' ' || :orderId || ' ' || d.id, jsonb_strip_nulls(jsonb_build_object(
     'orderId', :orderId::text, 'kind', :kind::text, 'nth', :nth::integer, 'deviceId', d.id,
     'lane', case when d.failures >= 10 then 'silent' else (hashtext(split_part(d.endpoint, '/', 3)) & 15)::text end))
   from shop_push_device d where d.customer_id = :customerId and d.server_key = :serverKey
   on conflict (key) do nothing`,
);

/** Passes one kind of news about an order on to each device of its shopper, once. */
export async function pushShopper(push: Push): Promise<void> {
  const [order, signedBy] = [await findOrder(push.orderId), vapid()];
  if (!order || !signedBy || isOvertaken(push, order)) return;
  const { orderId, kind, nth = null } = push;
  const name = kindOf(push);
  await sendOnce({ channel: "push", kind: name, orderId }, async () => {
    const values = { name, orderId, kind, nth, customerId: order.customer_id, serverKey: signedBy.publicKey };
    await query(TO_DEVICES(values));
  });
  wake("outbox", 0);
}

/** What a device shows of an order: in `language`, and nothing that a locked screen should not show. */
export function pushWords(kind: PushKind, order: OrderWithMoves, language: PushWords["language"]): PushWords {
  const { pushes } = texts[language];
  const facts = { number: order.number, isPickup: order.pickup !== null, isByVehicle: order.trip !== null };
  return {
    ...pushes[kind](facts),
    icon: shop().favicon ? pictureAt(shop().favicon, 320) : "/icon-192.png",
    path: addressIn(language, `/shop/order/${order.order_id}`),
    // At most 32 characters, as push services ask for.
    tag: createHash("sha256").update(order.order_id).digest("base64url").slice(0, 32),
    language,
  };
}

/** Sends it to one device, once; a device that its push service does not know any more is forgotten. */
export async function pushDevice({ deviceId, ...push }: Push & { deviceId: string }): Promise<void> {
  const { orderId, kind } = push;
  const order = await findOrder(orderId);
  if (!order || isOvertaken(push, order)) return;
  const device = await toldDevice(deviceId, order.customer_id);
  if (!device) return;
  const words = pushWords(kind, order, device.language);
  await sendOnce({ channel: "push-device", kind: `${kindOf(push)} ${deviceId}`, orderId }, async () => {
    try {
      await sendPush(device, words, urgencyOf(kind));
      await notePushed(deviceId);
    } catch (error) {
      if (error instanceof PushGone) return forgetPushTarget(device);
      await notePushFailure(deviceId);
      throw error;
    }
  });
}
