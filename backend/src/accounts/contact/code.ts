import type { Language } from "../../contract/constants";
import type { ContactField } from "../../contract/contact";
import { messages } from "../../contract/messages";
import { Refusal } from "../../contract/refusal";
import { named } from "../../platform/db/named";
import { query } from "../../platform/db/pool";
import { sealCode } from "../../platform/secrets/code-secret";
import {
  codeHash,
  isCode,
  newCode,
  secondsBetweenCodes,
  triesPerCode,
} from "../../platform/secrets/one-time-code";

export const contactCodeMinutes = 10;
const codesPerHour = 5;

export type ContactChange = { field: ContactField; value: string };
/** Where a code is sent: an e-mail address, or a phone number of ten digits. */
export type Way = { by: "mail" | "text"; to: string };

export const contactCodeAbout = (personId: string, { field, value }: ContactChange) =>
  `contact:${personId}:${field}:${value}`;

/** Stores the requested change with its code, and the message that carries the code, both or neither. */
const issueStatement = named<{
  personId: string;
  field: ContactField;
  value: string;
  hash: Buffer;
  sentBy: Way["by"];
  topic: string;
  secret: string;
}>(
  "contact-code-issue",
  `with issued as (insert into shop_contact_change as c
    (actor_id, field, value, code_hash, expires_at, tries_left, sent_by)
  values (:personId, :field, :value, :hash, now() + make_interval(mins => ${contactCodeMinutes}), ${triesPerCode}, :sentBy)
  on conflict (actor_id) do update set
    field = excluded.field, value = excluded.value, code_hash = excluded.code_hash,
    expires_at = excluded.expires_at, tries_left = excluded.tries_left, sent_by = excluded.sent_by, last_sent_at = now(),
    window_started_at = case when c.window_started_at < now() - interval '1 hour' then now() else c.window_started_at end,
    sent_in_window = case when c.window_started_at < now() - interval '1 hour' then 1 else c.sent_in_window + 1 end
  where c.last_sent_at <= now() - make_interval(secs => ${secondsBetweenCodes})
    and (c.window_started_at < now() - interval '1 hour' or c.sent_in_window < ${codesPerHour})
  returning expires_at)
  insert into shop_outbox (topic, payload)
  select :topic, jsonb_build_object('secret', :secret::text, 'personId', :personId::text, 'field', :field::text,
    'expiresAt', expires_at) from issued
  returning 1`,
);

const WAIT = `
  select ceil(extract(epoch from case
    when sent_in_window >= ${codesPerHour} and window_started_at >= now() - interval '1 hour'
      then window_started_at + interval '1 hour'
    else last_sent_at + make_interval(secs => ${secondsBetweenCodes}) end - now()))::integer as seconds
  from shop_contact_change where actor_id = $1`;

/**
 * Sends a code for this change, replacing any earlier one; throws 429 within a minute of the last one, and after five
 * within an hour.
 */
export async function issueContactCode(
  personId: string,
  change: ContactChange,
  { by, to }: Way,
  language: Language,
): Promise<void> {
  const code = newCode();
  const issued = await query(
    issueStatement({
      personId,
      ...change,
      hash: codeHash(contactCodeAbout(personId, change), code),
      sentBy: by,
      topic: by === "mail" ? "contact-code" : "contact-code-text",
      secret: sealCode({ to, code, language }),
    }),
  );
  if (issued.length > 0) return;
  const [wait] = await query<{ seconds: number }>({ text: WAIT, values: [personId] });
  const seconds = Math.max(1, wait?.seconds ?? secondsBetweenCodes);
  const why = seconds > secondsBetweenCodes ? messages.contactCodeTooMany : messages.orderCodeTooSoon;
  throw new Refusal(429, "too_many", why, { retryAfterSeconds: seconds });
}

export type Proved = ContactChange & { hash: Buffer; sentBy: Way["by"] };

/**
 * The change that this code confirms; undefined for a wrong, used or expired code. Carrying out the change uses it
 * up.
 */
export async function provedWish(personId: string, code: string): Promise<Proved | undefined> {
  // The attempt is counted before the code is checked: a thousand concurrent attempts still get only five tries.
  const [row] = await query<ContactChange & { code_hash: Buffer; sent_by: Way["by"] }>({
    text: `update shop_contact_change set tries_left = tries_left - 1
           where actor_id = $1 and tries_left > 0 and code_hash is not null and expires_at > now()
           returning field, value, code_hash, sent_by`,
    values: [personId],
  });
  if (!row || !isCode(row.code_hash, contactCodeAbout(personId, row), code)) return undefined;
  return { field: row.field, value: row.value, hash: row.code_hash, sentBy: row.sent_by };
}
