import type { Language } from "../../contract/constants";
import type { PushTarget } from "../../notifications/push/send-push";
import { query } from "../../platform/db/pool";

/** Beyond so many failures in a row, over several messages, nobody reads there. */
const mostFailures = 100;

export type ToldDevice = PushTarget & { language: Language };

/**
 * A device with what its messages are written in: the language that its shopper has chosen for messages, otherwise the shop's on
 * that device. Undefined if it is not `customerId`'s any more, or its session has ended.
 */
export async function toldDevice(id: string, customerId: string): Promise<ToldDevice | undefined> {
  const [device] = await query<ToldDevice>({
    name: "push-device-told",
    text: `select d.endpoint, d.p256dh, d.auth, case when c.metadata -> 'language_chosen' = 'true'
             then coalesce(c.metadata ->> 'language', d.language) else d.language end as language
           from shop_push_device d
           join shop_session s on s.id = d.session_id and s.expires_at > now() and s.ends_at > now()
           join customer c on c.id = d.customer_id and c.deleted_at is null
           where d.id = $1 and d.customer_id = $2`,
    values: [id, customerId],
  });
  return device;
}

export async function notePushed(id: string): Promise<void> {
  await query({
    name: "push-device-used",
    text: "update shop_push_device set last_used_at = now(), failures = 0 where id = $1",
    values: [id],
  });
}

export async function notePushFailure(id: string): Promise<void> {
  await query({
    name: "push-device-failed",
    text: `with failed as (update shop_push_device set failures = failures + 1 where id = $1 and failures < $2 returning id)
           delete from shop_push_device where id = $1 and failures >= $2 and not exists (select from failed)`,
    values: [id, mostFailures],
  });
}

/** Forgets a device that its push service does not know any more; a newer one under the same endpoint has other keys. */
export async function forgetPushTarget({ endpoint, auth }: PushTarget): Promise<void> {
  await query({
    name: "push-device-gone",
    text: "delete from shop_push_device where endpoint = $1 and auth = $2",
    values: [endpoint, auth],
  });
}
