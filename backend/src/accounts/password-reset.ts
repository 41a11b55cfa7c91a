import type { Language } from "../contract/constants";
import { query } from "../platform/db/pool";
import { sealCode } from "../platform/secrets/code-secret";
import {
  codeHash,
  isCode,
  newCode,
  secondsBetweenCodes,
  triesPerCode,
} from "../platform/secrets/one-time-code";
import { newToken, tokenHash } from "./sessions/session-token";

export const otpMinutes = 10;
const tokenMinutes = 15;

const about = (email: string) => `otp:${email}`;

/**
 * Creates a new code for `email` and writes its mail to the outbox, both or neither. Returns false, and does nothing,
 * if the last one is younger than 60 s or five were created within the hour.
 */
export async function issueOtp(email: string, language: Language): Promise<boolean> {
  const otp = newCode();
  const issued = await query({
    text: `
      with issued as (insert into shop_password_reset as r
        (email, otp_hash, otp_expires_at, tries_left, last_sent_at, window_started_at, sent_in_window)
      values ($1, $2, now() + make_interval(mins => $3), $4, now(), now(), 1)
      on conflict (email) do update set
        otp_hash = excluded.otp_hash, otp_expires_at = excluded.otp_expires_at, tries_left = excluded.tries_left,
        last_sent_at = now(), token_hash = null,
        window_started_at = case when r.window_started_at < now() - interval '1 hour' then now() else r.window_started_at end,
        sent_in_window = case when r.window_started_at < now() - interval '1 hour' then 1 else r.sent_in_window + 1 end
      where r.last_sent_at <= now() - make_interval(secs => ${secondsBetweenCodes})
        and (r.window_started_at < now() - interval '1 hour' or r.sent_in_window < 5)
      returning otp_expires_at)
      insert into shop_outbox (topic, payload)
      select 'password-code', jsonb_build_object('secret', $5::text, 'expiresAt', otp_expires_at) from issued
      returning 1`,
    values: [
      email,
      codeHash(about(email), otp),
      otpMinutes,
      triesPerCode,
      sealCode({ to: email, code: otp, language }),
    ],
  });
  return issued.length > 0;
}

/** Exchanges the code for a one-time token that is valid for 15 minutes; undefined for a wrong, used or expired code. */
export async function tradeOtp(email: string, otp: string): Promise<string | undefined> {
  // The attempt is counted before the code is checked: a thousand concurrent attempts still get only five tries.
  const [row] = await query<{ otp_hash: Buffer }>({
    text: `update shop_password_reset set tries_left = tries_left - 1
           where email = $1 and tries_left > 0 and otp_hash is not null and otp_expires_at > now()
           returning otp_hash`,
    values: [email],
  });
  if (!row || !isCode(row.otp_hash, about(email), otp)) return undefined;
  const token = newToken();
  const traded = await query({
    text: `update shop_password_reset
           set otp_hash = null, token_hash = $3, token_expires_at = now() + make_interval(mins => $4)
           where email = $1 and otp_hash = $2 returning 1`,
    values: [email, row.otp_hash, tokenHash(token), tokenMinutes],
  });
  return traded.length > 0 ? token : undefined;
}

/** Whose token this is; undefined for an unknown, used or expired one. Does not use it up. */
export async function emailOfToken(token: string): Promise<string | undefined> {
  const [row] = await query<{ email: string }>({
    text: "select email from shop_password_reset where token_hash = $1 and token_expires_at > now()",
    values: [tokenHash(token)],
  });
  return row?.email;
}

/** Uses up the token; returns false if another request was faster. */
export async function useToken(token: string): Promise<boolean> {
  const used = await query({
    text: `update shop_password_reset set token_hash = null
           where token_hash = $1 and token_expires_at > now() returning 1`,
    values: [tokenHash(token)],
  });
  return used.length > 0;
}

/** A code that expired long ago no longer counts for any limit, and its address is not the shop's to keep. */
export async function forgetOldResets(): Promise<void> {
  await query({ text: "delete from shop_password_reset where last_sent_at < now() - interval '1 day'" });
}
