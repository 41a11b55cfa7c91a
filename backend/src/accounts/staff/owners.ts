import type { PoolClient } from "pg";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { StaffRole } from "../../contract/roles";
import { query } from "../../platform/db/pool";

/** Changes of staff run one after the other: of two owners who demote each other, the second must see the first's. */
const staffLock = 7_312_041;

export type StaffRow = { id: string; email: string; role: StaffRole; isBlocked: boolean };

/** Takes the lock until the end of the transaction. */
export async function lockStaff(client: PoolClient): Promise<void> {
  await client.query({ text: "select pg_advisory_xact_lock($1)", values: [staffLock] });
}

/** The member of the staff with this id, as they are now; undefined if there is none. */
export async function staffRow(client: PoolClient, id: string): Promise<StaffRow | undefined> {
  const { rows } = await client.query<StaffRow>({
    text: `select u.id, u.email, s.role, s.blocked_at is not null as "isBlocked" from shop_staff s
           join "user" u on u.id = s.admin_id and u.deleted_at is null where s.admin_id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Throws 409 if no other owner could sign in without this one. Call it under the lock. */
export async function keepAnOwner(client: PoolClient, { id, role, isBlocked }: StaffRow): Promise<void> {
  if (role !== "owner" || isBlocked) return;
  const others = await client.query({
    text: `select 1 from shop_staff s join "user" u on u.id = s.admin_id and u.deleted_at is null
           where s.role = 'owner' and s.blocked_at is null and s.admin_id <> $1 and exists (
             select from provider_identity p where p.provider = 'emailpass' and p.entity_id = u.email
               and p.deleted_at is null)
           limit 1`,
    values: [id],
  });
  if (others.rowCount === 0) throw refuse.conflict("last_owner", messages.lastOwner);
}

/** The owners whom the shop tells by mail of what concerns its safety, but for the one with the id `except`. */
export const ownersToTell = (except = ""): Promise<{ id: string; email: string }[]> =>
  query({
    name: "owners-to-tell",
    text: `select u.id, u.email from shop_staff s join "user" u on u.id = s.admin_id and u.deleted_at is null
           where s.role = 'owner' and s.blocked_at is null and s.admin_id <> $1 order by u.id`,
    values: [except],
  });
