import { query } from "../platform/db/pool";
import { seal, unseal } from "../platform/secrets/sealed";
import { newWebhookSecret } from "./signature";

/** How long a secret that was replaced still signs. */
const overlap = "24 hours";
/** Each is one more signature in a header: of more than this, the oldest signs no longer. */
const mostSigning = 5;

export const sealSecret = (secret: string): string => seal(secret, "webhook secret");

const ROTATE = `
  with was as (
    select id, sealed_secret, sealed_old_secret, old_secret_until from shop_webhook where id = $1 for update
  ), kept as (
    insert into shop_webhook_old_secret (webhook_id, sealed, until)
    select id, sealed_old_secret, old_secret_until from was where old_secret_until > now()
    on conflict do nothing
  )
  update shop_webhook w set sealed_old_secret = was.sealed_secret, sealed_secret = $2,
    old_secret_until = now() + interval '${overlap}'
  from was where w.id = was.id returning 1`;

/** Makes a new secret; those that it has had within a day sign too. Returns the new one; undefined for an unknown address. */
export async function replaceSecret(id: string): Promise<string | undefined> {
  const secret = newWebhookSecret();
  const rows = await query({ text: ROTATE, values: [id, sealSecret(secret)] });
  return rows.length > 0 ? secret : undefined;
}

/** The sealed secrets of the address `q.webhook_id` that sign now, the newest first. */
export const sealedSecrets = `
  array(
    select sealed from (
      select sealed_secret as sealed, 'infinity'::timestamptz as until from shop_webhook where id = q.webhook_id
      union all
      select sealed_old_secret, old_secret_until from shop_webhook where id = q.webhook_id and old_secret_until > now()
      union all
      select sealed, until from shop_webhook_old_secret where webhook_id = q.webhook_id and until > now()
    ) as signing order by until desc limit ${mostSigning})`;

export const opened = (sealed: readonly string[]): string[] =>
  sealed.map((one) => unseal(one, "webhook secret"));
