import type { PoolClient } from "pg";
import { transaction } from "../platform/db/pool";
import { revokeKeysOf } from "./api-keys/change";
import { forgetSignIn } from "./forget-sign-in";
import { forgetFactor } from "./second-factor/factor";
import { keepAnOwner, lockStaff, staffRow } from "./staff/owners";

/** Deletes everything about a staff member, within the caller's transaction. */
export async function eraseAdmin(
  client: PoolClient,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await client.query({
    text: `update "user" set deleted_at = now(), email = id || '@deleted.invalid', first_name = null,
             last_name = null where id = $1`,
    values: [id],
  });
  await client.query({ text: "delete from shop_staff where admin_id = $1", values: [id] });
  await revokeKeysOf(client, id);
  await forgetFactor(client, id);
  await forgetSignIn(client, id, email);
}

/** Deletes one's own staff account; throws 409 for the last owner. What they did stays in the audit log. */
export async function forgetAdmin({ id }: { id: string }): Promise<void> {
  await transaction(async (client) => {
    await lockStaff(client);
    const member = await staffRow(client, id);
    if (!member) return;
    await keepAnOwner(client, member);
    await eraseAdmin(client, member);
  });
}
