import type { PoolClient } from "pg";
import type { Language } from "../../contract/constants";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { query, transaction } from "../../platform/db/pool";
import { seal } from "../../platform/secrets/sealed";
import type { Admin } from "../actor";
import { tellOfSecondFactor } from "../messages/second-factor";
import { appCodeLimits, asCountedTry, openSecret } from "./check-code";
import { giveRecoveryCodes } from "./recovery-codes";
import { keyOf, newSecret, stepOf } from "./totp";

/** A setup that was left unfinished for longer starts again. */
const setUpMinutes = 30;

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

/** Creates a new secret for somebody's app, replacing one that was never confirmed; throws 409 if they have a factor. */
export async function startFactor({ id, email }: Admin): Promise<{ key: string; uri: string }> {
  const secret = newSecret();
  const started = await query({
    text: `insert into shop_second_factor as f (admin_id, sealed_secret, language) values ($1, $2, 'en')
           on conflict (admin_id) do update set sealed_secret = excluded.sealed_secret, started_at = now()
             where f.confirmed_at is null
           returning 1`,
    values: [id, seal(secret.toString("base64url"), "second factor")],
  });
  if (started.length === 0) throw refuse.conflict("second_factor_on", messages.secondFactorOnAlready);
  return keyOf(secret, email);
}

/** Activates somebody's factor with a code from their app, and returns their recovery codes. */
export async function confirmFactor(admin: Admin, code: string, language: Language): Promise<string[]> {
  const [pending] = await query<{ sealed_secret: string }>({
    text: `select sealed_secret from shop_second_factor where admin_id = $1 and confirmed_at is null
             and started_at > now() - make_interval(mins => ${setUpMinutes})`,
    values: [admin.id],
  });
  if (!pending) throw notStarted();
  const secret = openSecret(admin.id, pending.sealed_secret);
  let step: number | undefined;
  await asCountedTry(admin.id, appCodeLimits, async () => {
    step = stepOf(secret, code, Date.now());
    return step !== undefined;
  });
  return transaction(async (client) => {
    const confirmed = await client.query({
      text: `update shop_second_factor set confirmed_at = now(), last_step = $3, language = $4
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
