import { createHash } from "node:crypto";
import type { Language } from "../../contract/constants";
import { limits } from "../../contract/limits";
import type { PushDevice } from "../../contract/push";
import type { PushTarget } from "../../notifications/push/send-push";
import { named } from "../../platform/db/named";
import { query, transaction } from "../../platform/db/pool";
import { lockShopper } from "../lock-shopper";
import type { Device } from "../sessions/device-words";

/** What a device is called by those who must not know its endpoint. */
export const pushDeviceId = (endpoint: string): string =>
  createHash("sha256").update(endpoint).digest("base64url");

const shown = `id, browser, system, created_at as "createdAt", last_used_at as "lastUsedAt"`;
type Row = Device & { id: string; createdAt: Date; lastUsedAt: Date | null };

const present = ({ createdAt, lastUsedAt, ...row }: Row): PushDevice => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/**
 * The devices that are told about a shopper's orders, the latest first.
 * @param serverKey leaves out those whose browsers know another key of the shop
 */
export async function pushDevicesOf(customerId: string, serverKey?: string): Promise<PushDevice[]> {
  const rows = await query<Row>({
    name: "push-devices-of",
    text: `select ${shown} from shop_push_device
           where customer_id = $1 and ($2::text is null or server_key = $2) order by created_at desc, id`,
    values: [customerId, serverKey ?? null],
  });
  return rows.map(present);
}

type NewPushDevice = PushTarget &
  Device & {
    customerId: string;
    /** Of the session that asks: with it the device is forgotten. */
    tokenHash: Buffer | null;
    serverKey: string;
    language: Language;
    /** The device that its browser has given up for this one, and whose language it keeps. */
    replaces: string | null;
  };

/** A browser has one endpoint: whoever signs in and asks for messages on it last gets them, and nobody else. */
const keepStatement = named<NewPushDevice & { id: string }>(
  "push-device-keep",
  `insert into shop_push_device as d
     (id, endpoint, p256dh, auth, server_key, customer_id, session_id, language, browser, system)
   select :id, :endpoint, :p256dh, :auth, :serverKey, :customerId, s.id,
     coalesce((select language from shop_push_device where id = :replaces and customer_id = :customerId), :language),
     :browser, :system
   from shop_session s where s.token_hash = :tokenHash and s.actor_id = :customerId
   on conflict (id) do update set p256dh = excluded.p256dh, auth = excluded.auth, server_key = excluded.server_key,
     customer_id = excluded.customer_id, session_id = excluded.session_id, language = excluded.language,
     browser = excluded.browser, system = excluded.system, created_at = now(), failures = 0,
     last_used_at = case when d.customer_id = excluded.customer_id then d.last_used_at end
   returning ${shown}`,
);

const CROWD_OUT = `
  delete from shop_push_device where customer_id = $1 and (id = $2 or id in (
    select id from shop_push_device where customer_id = $1 order by created_at desc, id offset ${limits.pushDevices}))`;

/**
 * Stores a device, in place of the one that it `replaces`; above ten, the one that asked first makes room. Undefined if the
 * session has ended meanwhile.
 */
export function keepPushDevice(device: NewPushDevice): Promise<PushDevice | undefined> {
  const { customerId, replaces } = device;
  const id = pushDeviceId(device.endpoint);
  return transaction(async (client) => {
    await lockShopper(client, customerId);
    const { rows } = await client.query<Row>(keepStatement({ ...device, id }));
    await client.query({
      name: "push-device-crowd-out",
      text: CROWD_OUT,
      values: [customerId, replaces === id ? null : replaces],
    });
    return rows[0] && present(rows[0]);
  });
}

/** Forgets a shopper's own device. */
export async function removePushDevice(customerId: string, id: string): Promise<void> {
  await query({
    name: "push-device-remove",
    text: "delete from shop_push_device where customer_id = $1 and id = $2",
    values: [customerId, id],
  });
}
