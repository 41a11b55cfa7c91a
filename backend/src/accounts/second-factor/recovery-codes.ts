import { createHash, randomBytes } from "node:crypto";
import type { PoolClient } from "pg";
import { recoveryLetters, showRecoveryCode } from "../../contract/second-factor-code";
import { query } from "../../platform/db/pool";
import { inLetters } from "./letters";

const codesEach = 10;
/** 80 bits: sixteen letters, too many to be guessed from a plain hash. */
const codeBytes = 10;

/** Hashed without a key, so that they still work if the shop's secret was lost and no code of an app can be checked. */
const hashOf = (adminId: string, code: string) => createHash("sha256").update(`${adminId}:${code}`).digest();

/** Replaces somebody's recovery codes with ten new ones, and returns them as they are shown: once, here. */
export async function giveRecoveryCodes(client: PoolClient, adminId: string): Promise<string[]> {
  const codes = Array.from({ length: codesEach }, () => inLetters(randomBytes(codeBytes), recoveryLetters));
  await client.query({ text: "delete from shop_recovery_code where admin_id = $1", values: [adminId] });
  await client.query({
    text: "insert into shop_recovery_code (admin_id, code_hash) select $1, unnest($2::bytea[])",
    values: [adminId, codes.map((code) => hashOf(adminId, code))],
  });
  return codes.map(showRecoveryCode);
}

/** Uses up a code; false for one that is wrong or was used before, even a moment ago by another request. */
export async function useRecoveryCode(adminId: string, code: string): Promise<boolean> {
  const used = await query({
    text: `update shop_recovery_code c set used_at = now() from shop_second_factor f
           where c.admin_id = $1 and c.code_hash = $2 and c.used_at is null
             and f.admin_id = c.admin_id and f.confirmed_at is not null returning 1`,
    values: [adminId, hashOf(adminId, code)],
  });
  return used.length > 0;
}
