import type { PoolClient } from "pg";
import type { Language } from "../../contract/constants";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { StaffRole } from "../../contract/roles";
import { transaction } from "../../platform/db/pool";
import type { Admin } from "../actor";
import { eraseAdmin } from "../forget-admin";
import { forgetSignIn } from "../forget-sign-in";
import { owedLetter } from "../messages/staff-letter";
import { removeFactor } from "../second-factor/factor";
import { keepAnOwner, lockStaff, type StaffRow, staffRow } from "./owners";

type Change = (client: PoolClient, member: StaffRow) => Promise<void>;

/**
 * Changes a member of the staff in the name of an owner, who has to be one still: they may have been demoted since the
 * request came. 404 if there is no such member.
 */
function changeMember(actor: Admin, id: string, change: Change): Promise<void> {
  return transaction(async (client) => {
    await lockStaff(client);
    const asking = await staffRow(client, actor.id);
    if (asking?.role !== "owner" || asking.isBlocked) throw refuse.roleForbidden();
    const member = await staffRow(client, id);
    if (!member) throw refuse.notFound(messages.staffNotFound);
    await change(client, member);
  });
}

/** 409 for one's own account, which has pages of its own: nobody shuts themselves out by mistake. */
function refuseOwn(actor: Admin, id: string): void {
  if (actor.id === id) throw refuse.conflict("own_account", messages.staffOwnAccount);
}

async function endSessions(client: PoolClient, id: string): Promise<void> {
  await client.query({ text: "delete from shop_session where actor_id = $1", values: [id] });
  await client.query({ text: "delete from shop_second_step where admin_id = $1", values: [id] });
}

/** Gives another role, blocks or unblocks; throws 409 if the shop would be left without an owner. */
export async function changeStaff(
  actor: Admin,
  id: string,
  { role, blocked }: { role?: StaffRole | undefined; blocked?: boolean | undefined },
): Promise<void> {
  if (blocked) refuseOwn(actor, id);
  await changeMember(actor, id, async (client, member) => {
    const stays = (role ?? member.role) === "owner" && !blocked;
    if (!stays) await keepAnOwner(client, member);
    await client.query({
      text: `update shop_staff set role = coalesce($2, role),
               blocked_at = case when $3 then coalesce(blocked_at, now()) when not $3 then null else blocked_at end
             where admin_id = $1`,
      values: [id, role ?? null, blocked ?? null],
    });
    if (blocked) await endSessions(client, id);
  });
}

/** Removes a member for good. What they did stays in the audit log. */
export async function removeStaff(actor: Admin, id: string): Promise<void> {
  refuseOwn(actor, id);
  await changeMember(actor, id, async (client, member) => {
    await keepAnOwner(client, member);
    await eraseAdmin(client, member);
  });
}

/** Deletes the password and every session; a mail leads to a new password of their own, which nobody else learns. */
export async function resetStaffPassword(actor: Admin, id: string, language: Language): Promise<void> {
  refuseOwn(actor, id);
  await changeMember(actor, id, async (client, member) => {
    await keepAnOwner(client, member);
    await forgetSignIn(client, id, member.email);
    await endSessions(client, id);
    await client.query(owedLetter({ adminId: id, kind: "reset", language }));
  });
}

/** For somebody who lost phone and recovery codes: removes their second factor and ends their sessions. */
export async function endStaffFactor(actor: Admin, id: string): Promise<void> {
  refuseOwn(actor, id);
  await changeMember(actor, id, async (client) => {
    if (!(await removeFactor(client, id)))
      throw refuse.conflict("second_factor_off", messages.staffNoSecondFactor);
    await endSessions(client, id);
  });
}
