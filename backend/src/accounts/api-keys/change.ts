import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { Language } from "../../contract/constants";
import type { KeyScope } from "../../contract/key-scopes";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { named } from "../../platform/db/named";
import { query, transaction } from "../../platform/db/pool";
import type { Admin } from "../actor";
import { lockStaff, staffRow } from "../staff/owners";
import { keyEnd } from "./expiry";
import { owedKeyMail } from "./mail";
import { keyHash, newKey } from "./token";

/** More than a shop has programs; a loop that makes keys stops here. */
const most = 50;

type Row = {
  id: string;
  name: string;
  hash: Buffer;
  hint: string;
  scopes: KeyScope[];
  madeBy: string;
  end: Date;
};

const insert = named<Row>(
  "api-key-add",
  `insert into shop_api_key (id, name, token_hash, hint, scopes, made_by, expires_at)
   values (:id, :name, :hash, :hint, :scopes, :madeBy, :end)`,
);

type NewKey = { name: string; scopes: readonly KeyScope[]; expiresOn?: string | undefined };

/** Makes a key in the name of an owner and owes the owners a mail; returns its id and, for the only time, its text. */
export async function makeApiKey(
  actor: Admin,
  { name, scopes, expiresOn }: NewKey,
  language: Language,
): Promise<{ id: string; secret: string }> {
  const end = keyEnd(expiresOn);
  const id = `key_${randomUUID().replaceAll("-", "")}`;
  const secret = newKey();
  await transaction(async (client) => {
    // With the changes of staff one after the other: whoever is demoted at this instant makes no key.
    await lockStaff(client);
    const asking = await staffRow(client, actor.id);
    if (asking?.role !== "owner" || asking.isBlocked) throw refuse.roleForbidden();
    const { rowCount } = await client.query(
      "select 1 from shop_api_key where revoked_at is null and expires_at > now()",
    );
    if ((rowCount ?? 0) >= most) throw refuse.conflict("too_many_keys", messages.keysTooMany(most));
    await client.query(
      insert({
        id,
        name,
        hash: keyHash(secret),
        hint: secret.slice(-4),
        scopes: [...new Set(scopes)].sort(),
        madeBy: actor.id,
        end,
      }),
    );
    await client.query(owedKeyMail({ keyId: id, language }));
  });
  return { id, secret };
}

/** Ends a key for good. */
export async function revokeApiKey(id: string): Promise<void> {
  await query({
    text: "update shop_api_key set revoked_at = now() where id = $1 and revoked_at is null",
    values: [id],
  });
}

/** Ends the keys of somebody who leaves: they have seen them. */
export async function revokeKeysOf(client: PoolClient, adminId: string): Promise<void> {
  await client.query({
    text: "update shop_api_key set revoked_at = now() where made_by = $1 and revoked_at is null",
    values: [adminId],
  });
}

/** Forgets keys that ended 90 days ago; the audit log keeps what was done with them. */
export async function forgetEndedKeys(): Promise<void> {
  await query({
    text: "delete from shop_api_key where least(revoked_at, expires_at) < now() - interval '90 days'",
  });
}
