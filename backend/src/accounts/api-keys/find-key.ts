import type { KeyScope } from "../../contract/key-scopes";
import { messages } from "../../contract/messages";
import { Refusal } from "../../contract/refusal";
import { query } from "../../platform/db/pool";
import { indiaClock } from "../../platform/india-day";
import { isKey, keyHash } from "./token";

/** A key that opens something at this moment. */
export type HeldKey = { id: string; name: string; scopes: ReadonlySet<KeyScope> };

type Row = {
  id: string;
  name: string;
  scopes: KeyScope[];
  isRevoked: boolean;
  isExpired: boolean;
  /** Whoever made it may still make keys. */
  isBacked: boolean;
  isUsedToday: boolean;
};

const FIND = `
  select k.id, k.name, k.scopes, k.revoked_at is not null as "isRevoked", k.expires_at <= now() as "isExpired",
    k.used_on is not distinct from $2::date as "isUsedToday",
    exists (select from shop_staff s join "user" u on u.id = s.admin_id and u.deleted_at is null
      where s.admin_id = k.made_by and s.role = 'owner' and s.blocked_at is null) as "isBacked"
  from shop_api_key k where k.token_hash = $1`;

const refused = (code: string, message: Refusal["said"]) => new Refusal(401, code, message);

/**
 * The key that a request shows; throws 401 with what is wrong with it. Whoever has a key's whole text may hear that it
 * has expired.
 */
export async function findKey(shown: string): Promise<HeldKey> {
  const today = indiaClock(new Date()).day;
  const [row] = isKey(shown)
    ? await query<Row>({ name: "api-key-find", text: FIND, values: [keyHash(shown), today] })
    : [];
  if (!row) throw refused("key_wrong", messages.keyWrong);
  if (row.isRevoked) throw refused("key_revoked", messages.keyRevokedNow);
  if (row.isExpired) throw refused("key_expired", messages.keyExpired);
  if (!row.isBacked) throw refused("key_resting", messages.keyResting);
  if (!row.isUsedToday)
    await query({
      name: "api-key-used",
      text: "update shop_api_key set used_on = $2 where id = $1 and used_on is distinct from $2::date",
      values: [row.id, today],
    });
  return { id: row.id, name: row.name, scopes: new Set(row.scopes) };
}
