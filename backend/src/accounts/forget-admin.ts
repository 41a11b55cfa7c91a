import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import { transaction } from "../platform/db/pool";
import { forgetSignIn } from "./forget-sign-in";
import { forgetFactor } from "./second-factor/factor";

/** If two staff members leave at the same time, the second must see that the first is gone. */
const leavingLock = 7_312_041;

/** Removes a staff member; throws 409 for the last one. What they did stays in the audit log. */
export async function forgetAdmin({ id, email }: { id: string; email: string }): Promise<void> {
  await transaction(async (client) => {
    await client.query({ text: "select pg_advisory_xact_lock($1)", values: [leavingLock] });
    const others = await client.query({
      text: `select 1 from "user" u where u.id <> $1 and u.deleted_at is null and exists (
               select from provider_identity p where p.provider = 'emailpass' and p.entity_id = u.email)`,
      values: [id],
    });
    if (others.rowCount === 0) throw refuse.conflict("last_admin", messages.lastAdmin);
    await client.query({
      text: `update "user" set deleted_at = now(), email = id || '@deleted.invalid', first_name = null,
               last_name = null where id = $1`,
      values: [id],
    });
    await forgetFactor(client, id);
    await forgetSignIn(client, id, email);
  });
}
