import type { Language } from "../../contract/constants";
import { named } from "../../platform/db/named";
import { query, type Statement, transaction } from "../../platform/db/pool";
import { sealCode } from "../../platform/secrets/code-secret";
import { codeHash, isCode, newCode, triesPerCode } from "../../platform/secrets/one-time-code";
import type { Contact } from "./typed-contact";

export const signInCodeMinutes = 10;
export const secondsBetweenSignInCodes = 30;
const codesPerHour = 5;

/** Where a code is sent: an e-mail address, or a phone number of ten digits. */
export type Way = { by: "mail" | "text"; to: string };

/** Names the address too: where the account has another one by now, by whatever way, its code is worth nothing. */
const signInCodeAbout = (customerId: string, to: string) => `sign-in:${customerId}:${to}`;

const issueStatement = named<{
  customerId: string;
  sentBy: Way["by"];
  hash: Buffer;
  topic: string;
  secret: string;
}>(
  "sign-in-code-issue",
  // Under a lock of the account: nothing is left behind by one that is deleted meanwhile.
  `with holder as (select id from customer where id = :customerId and has_account and deleted_at is null for share),
   issued as (insert into shop_sign_in_code as c (customer_id, sent_by, code_hash, expires_at, tries_left)
     select id, :sentBy, :hash, now() + make_interval(mins => ${signInCodeMinutes}), ${triesPerCode} from holder
     on conflict (customer_id) do update set
       sent_by = excluded.sent_by, code_hash = excluded.code_hash, expires_at = excluded.expires_at,
       tries_left = excluded.tries_left, last_sent_at = now(),
       window_started_at = case when c.window_started_at < now() - interval '1 hour' then now() else c.window_started_at end,
       sent_in_window = case when c.window_started_at < now() - interval '1 hour' then 1 else c.sent_in_window + 1 end
     where c.last_sent_at <= now() - make_interval(secs => ${secondsBetweenSignInCodes})
       and (c.window_started_at < now() - interval '1 hour' or c.sent_in_window < ${codesPerHour})
     returning expires_at)
   insert into shop_outbox (topic, payload)
   select :topic, jsonb_build_object('secret', :secret::text, 'expiresAt', expires_at) from issued
   returning 1`,
);

/**
 * Creates a code for this shopper, replacing any earlier one, and writes its message to the outbox, both or neither.
 * Returns false, and does nothing, within half a minute of the last one and after five within an hour.
 */
export async function issueSignInCode(
  customerId: string,
  { by, to }: Way,
  language: Language,
): Promise<boolean> {
  const code = newCode();
  const issued = await query(
    issueStatement({
      customerId,
      sentBy: by,
      hash: codeHash(signInCodeAbout(customerId, to), code),
      topic: by === "mail" ? "sign-in-code" : "sign-in-code-text",
      secret: sealCode({ to, code, language }),
    }),
  );
  return issued.length > 0;
}

type Held = { customerId: string; hash: Buffer; to: string };

/** Checked where there is no code, so that it takes as long. */
const nobodys: Held = { customerId: "", hash: Buffer.alloc(32), to: "" };

/**
 * Uses up the code of the shopper with this contact and returns their id; undefined for a wrong, used or expired code
 * and where there is no such shopper, as far as can be told from the time.
 */
export async function useSignInCode({ key, value }: Contact, code: string): Promise<string | undefined> {
  // The attempt is counted before the code is checked: a thousand concurrent attempts still get only five tries.
  const rows = await transaction(async (client) => {
    // Waiting for the disk would tell that there was something to count.
    await client.query("set local synchronous_commit = off");
    const tried = await client.query<Held>({
      name: `sign-in-code-try-${key}`,
      text: `update shop_sign_in_code c set tries_left = tries_left - 1 from customer p
             where p.id = c.customer_id and ${key === "email" ? "lower(p.email)" : "p.phone"} = $1
               and p.has_account and p.deleted_at is null
               and c.tries_left > 0 and c.code_hash is not null and c.expires_at > now()
             returning c.customer_id as "customerId", c.code_hash as hash,
               case c.sent_by when 'text' then p.phone else lower(p.email) end as "to"`,
      values: [value],
    });
    return tried.rows;
  });
  const { customerId, hash, to } = rows[0] ?? nobodys;
  if (!isCode(hash, signInCodeAbout(customerId, to), code)) return undefined;
  const used = await query({
    name: "sign-in-code-use",
    text: `update shop_sign_in_code set code_hash = null
           where customer_id = $1 and code_hash = $2 and expires_at > now() returning 1`,
    values: [customerId, hash],
  });
  return used.length > 0 ? customerId : undefined;
}

/** Deletes the code of a person, with what was counted about it. */
export const forgetSignInCode = (personId: string): Statement => ({
  text: "delete from shop_sign_in_code where customer_id = $1",
  values: [personId],
});

/** A code that expired long ago no longer counts for any limit. */
export async function forgetOldSignInCodes(): Promise<void> {
  await query({ text: "delete from shop_sign_in_code where last_sent_at < now() - interval '1 day'" });
}
