import type { PoolClient } from "pg";
import type { Language } from "../../contract/constants";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { query, transaction } from "../../platform/db/pool";
import { sealCode } from "../../platform/secrets/code-secret";
import { codeHash, isCode, newCode, secondsBetweenCodes } from "../../platform/secrets/one-time-code";
import { seal } from "../../platform/secrets/sealed";
import type { Admin } from "../actor";
import { tellOfSecondFactor } from "../messages/second-factor";
import { appCodeLimits, asCountedTry, openSecret } from "./check-code";
import { giveRecoveryCodes } from "./recovery-codes";
import { keyOf, newSecret, stepOf } from "./totp";

/** A setup that was left unfinished for longer starts again. */
export const setUpMinutes = 30;

const notStarted = () => refuse.conflict("second_factor_not_started", messages.secondFactorNotStarted);
const notOn = () => refuse.conflict("second_factor_off", messages.secondFactorNotOn);

/** Whether signing in to this account needs a code besides the password. */
export async function hasSecondFactor(adminId: string): Promise<boolean> {
  const rows = await query({
    text: "select 1 from shop_second_factor where admin_id = $1 and confirmed_at is not null",
    values: [adminId],
  });
  return rows.length > 0;
}

/** Another address in between makes the code worthless. */
const mailCodeAbout = ({ id, email }: Admin) => `second-factor:${id}:${email}`;

/** A code that was mailed within the last minute stays the one that counts, and no further mail is written. */
const START = `
  with started as (
    insert into shop_second_factor as f (admin_id, sealed_secret, language, mail_code_hash, mail_sent_at)
    values ($1, $2, $3, $4, now())
    on conflict (admin_id) do update set sealed_secret = excluded.sealed_secret, started_at = now(),
      mail_code_hash = case when f.mail_sent_at > now() - make_interval(secs => ${secondsBetweenCodes})
        then f.mail_code_hash else excluded.mail_code_hash end,
      mail_sent_at = case when f.mail_sent_at > now() - make_interval(secs => ${secondsBetweenCodes})
        then f.mail_sent_at else excluded.mail_sent_at end
      where f.confirmed_at is null
    returning started_at, mail_code_hash = $4 as is_new),
  mailed as (
    insert into shop_outbox (topic, payload)
    select 'second-factor-code', jsonb_build_object('secret', $5::text, 'expiresAt',
      started_at + make_interval(mins => ${setUpMinutes})) from started where is_new)
  select 1 from started`;

/**
 * Creates a new secret for somebody's app, replacing one that was never confirmed, and mails them a code, because a
 * password alone must not be enough to shut its owner out; throws 409 if they have a factor.
 */
export async function startFactor(admin: Admin, language: Language): Promise<{ key: string; uri: string }> {
  const { id, email } = admin;
  const [secret, code] = [newSecret(), newCode()];
  const started = await query({
    text: START,
    values: [
      id,
      seal(secret.toString("base64url"), "second factor"),
      language,
      codeHash(mailCodeAbout(admin), code),
      sealCode({ to: email, code, language }),
    ],
  });
  if (started.length === 0) throw refuse.conflict("second_factor_on", messages.secondFactorOnAlready);
  return keyOf(secret, email);
}

/**
 * Activates somebody's factor with a code from their app and the mailed one, and returns their recovery codes. Wrong
 * codes of either kind are counted together.
 */
export async function confirmFactor(
  admin: Admin,
  { code, mailCode }: { code: string; mailCode: string },
  language: Language,
): Promise<string[]> {
  const [pending] = await query<{ sealed_secret: string; mail_code_hash: Buffer }>({
    text: `select sealed_secret, mail_code_hash from shop_second_factor where admin_id = $1 and confirmed_at is null
             and mail_code_hash is not null and started_at > now() - make_interval(mins => ${setUpMinutes})`,
    values: [admin.id],
  });
  if (!pending) throw notStarted();
  const secret = openSecret(admin.id, pending.sealed_secret);
  let step: number | undefined;
  await asCountedTry(admin.id, appCodeLimits, async () => {
    if (!isCode(pending.mail_code_hash, mailCodeAbout(admin), mailCode))
      throw refuse.invalid([{ field: "mailCode", message: messages.otpWrong }]);
    step = stepOf(secret, code, Date.now());
    return step !== undefined;
  });
  return transaction(async (client) => {
    const confirmed = await client.query({
      text: `update shop_second_factor set confirmed_at = now(), last_step = $3, language = $4, mail_code_hash = null
             where admin_id = $1 and sealed_secret = $2 and confirmed_at is null`,
      values: [admin.id, pending.sealed_secret, step, language],
    });
    if (confirmed.rowCount === 0) throw notStarted();
    await tellOfSecondFactor(client, admin.id, "on", language);
    return giveRecoveryCodes(client, admin.id);
  });
}

/** Replaces the recovery codes with new ones. */
export function renewCodes(admin: Admin): Promise<string[]> {
  return transaction(async (client) => {
    const on = await client.query({
      text: "select 1 from shop_second_factor where admin_id = $1 and confirmed_at is not null for update",
      values: [admin.id],
    });
    if (on.rowCount === 0) throw notOn();
    return giveRecoveryCodes(client, admin.id);
  });
}

/**
 * Removes somebody's factor and informs them by mail, within the caller's transaction; returns false if there was none.
 */
export async function removeFactor(client: PoolClient, adminId: string): Promise<boolean> {
  const { rows } = await client.query<{ language: Language; wasOn: boolean }>({
    text: `delete from shop_second_factor where admin_id = $1
           returning language, confirmed_at is not null as "wasOn"`,
    values: [adminId],
  });
  if (!rows[0]?.wasOn) return false;
  await tellOfSecondFactor(client, adminId, "off", rows[0].language);
  return true;
}

/** The same in a transaction of its own. */
export const endFactor = (adminId: string): Promise<boolean> =>
  transaction((client) => removeFactor(client, adminId));

/** Deletes everything about a staff member who leaves, within the caller's transaction. */
export async function forgetFactor(client: PoolClient, adminId: string): Promise<void> {
  await client.query({ text: "delete from shop_second_factor where admin_id = $1", values: [adminId] });
  await client.query({ text: "delete from shop_second_step where admin_id = $1", values: [adminId] });
}
